import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makePhotograph } from '../photographs/make-photograph.ts'
import { DatabasePhotographs } from '../photographs/photograph-store.ts'
import { testApp } from '../test-site.ts'

const { app, database, stop } = await testApp()
afterAll(stop)

test('each form of a photograph has its media type, and may be cached for ever', async () => {
  const file = await sharp({ create: { width: 960, height: 720, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const photograph = await makePhotograph(file)
  await new DatabasePhotographs(database).save(photograph)
  for (const { path, bytes } of photograph.forms) {
    const { statusCode, headers, rawPayload } = await app.inject(path)
    expect([statusCode, headers['content-type'], rawPayload.equals(bytes)]).toEqual([
      200,
      `image/${path.split('.')[1]}`,
      true,
    ])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const again = await app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
  }
})

test.each(['/photos/0123456789abcdef-960.webp', '/photos/../db.json', '/photos/x', '/photos/0123456789abcdef-960.svg'])(
  '%s does not exist',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  },
)
