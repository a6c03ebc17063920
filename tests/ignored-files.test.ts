import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const isIgnored = (path: string) => {
  try {
    execFileSync('git', ['check-ignore', '--quiet', '--no-index', path])
    return true
  } catch {
    return false
  }
}

test.each(['.env', '.env.local', '.env.production', '.env.production.local', 'data/inquiries.db', 'dist', '.builds/a'])(
  '%s never gets into git',
  (path) => {
    expect(isIgnored(path)).toBe(true)
  },
)

test.each(['.env.example', 'src/entry/main.tsx', 'tests/build/links.test.ts'])('%s does', (path) => {
  expect(isIgnored(path)).toBe(false)
})
