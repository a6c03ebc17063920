import { expect, test } from 'vitest'
import { clientKey, networkKey, trustedProxies } from './client-address.ts'

const isTrusted = (setting: string, address: string) => {
  const trust = trustedProxies(setting)
  return typeof trust === 'function' && trust(address)
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('%s is counted as %s', (ip, key) => expect(clientKey({ ip })).toBe(key))

test('the many addresses of one IPv6 customer are one client, with and without a port', () => {
  const keys = ['2001:db8:1:2::7', '[2001:db8:1:2:ffff::9]:51234', '[2001:db8:1:2::1]'].map((ip) => clientKey({ ip }))
  expect(new Set(keys).size).toBe(1)
  expect(keys).not.toContain(clientKey({ ip: '2001:db8:1:3::7' }))
})

test.each([
  ['203.0.113.7:51234', '203.0.113.9', '203.0.114.7'],
  ['::ffff:203.0.113.7', '203.0.113.9', '::ffff:203.0.114.9'],
  ['[2001:db8:1:2::7]:51234', '2001:db8:1:ffff::1', '2001:db8:2:2::7'],
])('%s and %s are of one network, and %s is of another', (ip, neighbour, other) => {
  expect(networkKey({ ip })).toBe(networkKey({ ip: neighbour }))
  expect(networkKey({ ip })).not.toBe(networkKey({ ip: other }))
})

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '127.0.0.1:8080', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '10.0.0.1', false],
  ['loopback, uniquelocal', '10.9.8.7', true],
  ['linklocal', 'fe80::1', true],
  ['192.0.2.1,2001:db8::/32', '192.0.2.1', true],
  ['192.0.2.1,2001:db8::/32', '[2001:db8:7::1]:443', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['192.0.2.1', 'unknown', false],
  ['0.0.0.0/0', '', false],
])('with TRUST_PROXY=%s, %s is trusted: %s', (setting, address, expected) => {
  expect(isTrusted(setting, address)).toBe(expected)
})

test('true and false are passed on', () => {
  expect([trustedProxies(true), trustedProxies(false)]).toEqual([true, false])
})
