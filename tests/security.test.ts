import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Claim = { claim: string; tests: { file: string; title: string }[] }

/** The rows of the tables of docs/security.md that end with the tests that hold them. */
function claimsIn(text: string): Claim[] {
  const lines = text.split('\n')
  const isRule = (line = '') => line.startsWith('| --- ')
  // The line above the rule of a table is its head.
  const rows = lines.filter((line, index) => line.startsWith('| ') && !isRule(line) && !isRule(lines[index + 1]))
  return rows.map((row) => ({
    claim: row.split(' | ')[0]?.slice(2) ?? '',
    tests: [...row.matchAll(/`([\w./-]+)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title })),
  }))
}

/** What is wrong with the tests that a claim names, one sentence each. */
function problemsOf({ claim, tests }: Claim): string[] {
  if (tests.length === 0) return [`${claim}: names no test`]
  return tests.flatMap(({ file, title }) => {
    if (!existsSync(file)) return [`${claim}: ${file} does not exist`]
    // As it stands in the code, between the quotation marks of any kind.
    return new RegExp(`['"\`]${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"\`]`).test(readFileSync(file, 'utf8'))
      ? []
      : [`${claim}: ${file} has no test "${title}"`]
  })
}

const claims = claimsIn(readFileSync('docs/security.md', 'utf8'))

/** Claims about what no test can hold, by their beginning. */
const WITHOUT_TEST = ['the command line']

test('every claim about security is held by a test that exists', () => {
  expect(claims.length).toBeGreaterThan(20)
  expect(claims.filter(({ claim }) => !WITHOUT_TEST.includes(claim)).flatMap(problemsOf)).toEqual([])
})

test.each([
  ['| a threat | a defence | held by nobody |', 'a threat: names no test'],
  ['| a threat | a defence | `tests/gone.test.ts`: "it holds" |', 'a threat: tests/gone.test.ts does not exist'],
  [
    '| a threat | a defence | `tests/docs.test.ts`: "it holds" |',
    'a threat: tests/docs.test.ts has no test "it holds"',
  ],
])('a planted claim is found: %s', (row, problem) => {
  expect(claimsIn(row).flatMap(problemsOf)).toEqual([problem])
})
