import { createHash } from 'node:crypto'
import { rmSync, utimesSync } from 'node:fs'
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

test.each([
  ['a page at its address', '/about', ` ${sha('.about{color:red}')}`],
  ['another one', '/', ''],
  ['the file of a page, for the service worker', '/about.html', ''],
  ['a page that is not there', '/no/such/page', ''],
  ['the service worker', '/sw.js', ''],
])('%s allows the style elements in it and the one of the viewer, and no other', async (_, url, own) => {
  const { headers } = await app.inject({ url, headers: { 'sec-fetch-mode': 'cors' } })
  const csp = String(headers['content-security-policy'])
  expect(csp).toContain(`style-src 'self'${own} ${sha('\n.stage{}\n')};style-src-attr 'unsafe-inline';`)
  expect(csp.match(/'unsafe-inline'/g)).toHaveLength(1)
})

test('a page that is asked for again, from memory or not changed, comes with its own style elements allowed', async () => {
  const first = await app.inject('/about')
  const etag = String(first.headers.etag)
  for (const headers of [{}, { 'if-none-match': etag }])
    expect((await app.inject({ url: '/about', headers })).headers['content-security-policy']).toBe(
      first.headers['content-security-policy'],
    )
  expect((await app.inject('/about?from=footer')).headers['content-security-policy']).toContain(
    sha('.about{color:red}'),
  )
})

test('the service worker may fetch the pictures of other hosts that pages may show', async () => {
  expect(await policy('/sw.js')).toContain("connect-src 'self' https:;")
  expect(await policy('/')).toContain("connect-src 'self';")
})

test('the other security headers are sent', async () => {
  const { headers } = await app.inject('/')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('a script has no policy for documents, and is never taken for another type', async () => {
  const { statusCode, headers } = await app.inject('/assets/app-3f2a1b.js')
  expect(statusCode).toBe(200)
  expect(headers).not.toHaveProperty('content-security-policy')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-site' })
})

test('the server asks for HTTPS only over HTTPS', async () => {
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

test('a page of a new build comes with the style elements of that build allowed', async () => {
  site.write('dist/first-visit/about.html', '<style>.about{color:green}</style>')
  for (const ending of ['.br', '.gz']) rmSync(join(site.config.siteDir, `first-visit/about.html${ending}`))
  const later = new Date(2031, 0, 1)
  utimesSync(join(site.config.siteDir, 'index.html'), later, later)
  const soon = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001)
  const csp = await policy('/about')
  expect(csp).toContain(sha('.about{color:green}'))
  expect(csp).not.toContain(sha('.about{color:red}'))
  soon.mockRestore()
})

test('only scripts that run are hashed', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
    <script id="data" type="application/json">{}</script><script type="module">go()</script><SCRIPT>\nx\n</SCRIPT>`
  expect(hashesOf(html)).toEqual([sha('go()'), sha('\nx\n')])
})
