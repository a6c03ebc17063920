import { createHash } from 'node:crypto'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { hashesOf } from './inline-script-hashes.ts'
import { testApp } from './test-site.ts'

const { app, site, stop } = await testApp({ trustProxy: 'loopback' })
afterAll(stop)

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = async (url: string) => String((await app.inject(url)).headers['content-security-policy'])

test.each(['/', '/api/vehicles', '/no/such/page', '/sw.js'])('%s carries the policy', async (url) => {
  const csp = await policy(url)
  expect(csp).toContain(`script-src 'self' 'wasm-unsafe-eval' ${sha('window.shell = 1')};`)
  for (const part of [
    "default-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types worker lit-html',
  ]) {
    expect(csp).toContain(part)
  }
  expect(csp).not.toContain("'unsafe-eval'")
  expect(csp).not.toMatch(/script-src[^;]*unsafe-inline/)
})

test('the service worker may fetch the pictures of other hosts that pages may show', async () => {
  expect(await policy('/sw.js')).toContain("connect-src 'self' https:;")
  expect(await policy('/')).toContain("connect-src 'self';")
})

test('the other security headers are there', async () => {
  const { headers } = await app.inject('/')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('a script of a page goes without the policy for documents, and is not taken for anything else', async () => {
  const { statusCode, headers } = await app.inject('/assets/app-3f2a1b.js')
  expect(statusCode).toBe(200)
  expect(headers).not.toHaveProperty('content-security-policy')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-site' })
})

test('HTTPS is asked for only where it is spoken', async () => {
  expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security')
  const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

test('the policy allows another inline script of a new build without a restart', async () => {
  site.write('dist/index.html', '<script>window.shell = 2</script>')
  const later = new Date(2030, 0, 1)
  utimesSync(join(site.config.siteDir, 'index.html'), later, later)
  const soon = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001)
  expect(await policy('/')).toContain(sha('window.shell = 2'))
  soon.mockRestore()
})

test('only scripts that run are hashed', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
    <script id="data" type="application/json">{}</script><script type="module">go()</script><SCRIPT>\nx\n</SCRIPT>`
  expect(hashesOf(html)).toEqual([sha('go()'), sha('\nx\n')])
})
