import { expect, test } from 'vitest'
import { installWay } from './install-way.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.each([
  ['an iPhone', IPHONE, 5, 'share-menu'],
  ['an iPad, which calls itself a Mac', MAC, 5, 'share-menu'],
  ['a Mac', MAC, 0, 'other'],
  ['Firefox on Android', FIREFOX, 5, 'browser-menu'],
  ['Firefox on Windows', WINDOWS, 0, 'other'],
])('%s', (_what, userAgent, touches, way) => {
  expect(installWay(userAgent, touches)).toBe(way)
})
