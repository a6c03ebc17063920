import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { testApp, testVehicles } from '../test-site.ts'

const { app, stop } = await testApp()
afterAll(stop)

test('a client that accepts compression gets the list compressed, under one ETag', async () => {
  const plain = await app.inject('/api/vehicles')
  const packed = await app.inject({ url: '/api/vehicles', headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(testVehicles)
  expect(packed.headers.etag).toBe(plain.headers.etag)
  expect(packed.headers.vary).toBe('accept-encoding')
})

test('a client that refuses compression gets the list uncompressed', async () => {
  const answer = await app.inject({ url: '/api/vehicles', headers: { 'accept-encoding': 'gzip;q=0' } })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toEqual(testVehicles)
})

test.each(['/api/vehicles', '/api/vehicles/ev-city'])('%s is not sent again while it is the same', async (url) => {
  const { headers } = await app.inject(url)
  expect(headers['cache-control']).toBe('no-cache')
  const again = await app.inject({ url, headers: { 'if-none-match': `"other", ${headers.etag}` } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } })
  expect(other.statusCode).toBe(200)
})
