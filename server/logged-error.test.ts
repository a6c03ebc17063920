import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { loggedError } from './logged-error.ts'

async function linesOf(error: Error) {
  const lines: string[] = []
  const app = fastify({
    logger: { serializers: { err: loggedError }, stream: { write: (line: string) => void lines.push(line) } },
  })
  app.log.error({ err: error }, 'request failed')
  await app.close()
  return lines.join('')
}

test('an error of the database is logged without the values that it refused', async () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "people_key"'), {
    name: 'error',
    code: '23505',
    detail: 'Key (email)=(ann@example.com) already exists.',
    where: 'COPY people, line 1: "ann@example.com"',
  })
  const logged = await linesOf(error)
  expect(logged).toContain('people_key')
  expect(logged).toContain('23505')
  expect(logged).toContain('logged-error.test.ts')
  expect(logged).not.toContain('ann@example.com')
})

test('the reasons behind an error are logged too', async () => {
  const refused = (port: number) => Object.assign(new Error(`connect refused ${port}`), { code: 'ECONNREFUSED' })
  const error = new Error('no connection', { cause: new AggregateError([refused(5432), refused(5433)]) })
  const logged = await linesOf(error)
  expect(logged).toContain('connect refused 5432')
  expect(logged).toContain('connect refused 5433')
})

test('something else than an error is logged by its text', () => {
  expect(loggedError('stopped')).toEqual({ type: 'string', message: 'stopped', stack: '' })
})
