import { expect, it } from 'vitest'
import { setUpSchema } from './set-up-schema.ts'

const problems = (changed: object) =>
  setUpSchema
    .safeParse({
      name: 'Front door',
      showroom: 'hatfield',
      attract: 'all',
      idleSeconds: '60',
      pin: '2468',
      pinAgain: '2468',
      ...changed,
    })
    .error?.issues.map(({ path }) => path[0])

it('takes 60 seconds and a PIN that was typed twice', () => {
  expect(problems({})).toBeUndefined()
})

it.each([
  [{ name: '  ' }, 'name'],
  [{ name: 'a'.repeat(41) }, 'name'],
  [{ idleSeconds: '29' }, 'idleSeconds'],
  [{ idleSeconds: '601' }, 'idleSeconds'],
  [{ idleSeconds: 'soon' }, 'idleSeconds'],
  [{ pin: '123', pinAgain: '123' }, 'pin'],
  [{ pin: 'abcd', pinAgain: 'abcd' }, 'pin'],
  [{ pinAgain: '2469' }, 'pinAgain'],
])('refuses %j', (changed, field) => {
  expect(problems(changed)).toContain(field)
})
