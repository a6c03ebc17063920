import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BucketPhotographs } from './bucket-photographs.ts'
import { PhotographError } from './make-photograph.ts'
import type { PhotographStore } from './photograph-store.ts'

const dir = mkdtempSync(join(tmpdir(), 'bucket-'))
const server = new S3rver({
  directory: dir,
  silent: true,
  port: 0,
  configureBuckets: [{ name: 'pictures', configs: [] }],
})
let url = ''
beforeAll(async () => {
  const { port } = (await server.run()) as AddressInfo
  url = `http://S3RVER:S3RVER@localhost:${port}/pictures`
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

const photograph = {
  id: '0123456789abcdef',
  path: '/photos/0123456789abcdef-960.webp',
  forms: [{ path: '/photos/0123456789abcdef-960.webp', bytes: Buffer.from('a form') }],
}
const nothing: PhotographStore = { save: async () => undefined, read: async () => undefined }

test('a photograph is kept in the bucket, and read from it', async () => {
  const bucket = new BucketPhotographs(url, nothing)
  await bucket.save(photograph)
  expect(await bucket.read(photograph.path)).toEqual(Buffer.from('a form'))
  expect(await bucket.read('/photos/ffffffffffffffff-960.webp')).toBeUndefined()
})

test('photographs that are still in the database can be read', async () => {
  const before = { ...nothing, read: async () => Buffer.from('an older form') }
  expect(await new BucketPhotographs(url, before).read('/photos/older')).toEqual(Buffer.from('an older form'))
})

test('a bucket that refuses or is unreachable causes a sentence, and no photograph seems to be stored', async () => {
  for (const wrong of [url.replace('S3RVER:', 'guessed:'), url.replace(/:\d+\//, ':9/')])
    await expect(new BucketPhotographs(wrong, nothing).save(photograph)).rejects.toThrow(PhotographError)
  await expect(new BucketPhotographs(url.replace('S3RVER:', 'guessed:'), nothing).read('/photos/x')).rejects.toThrow(
    '403',
  )
})
