import { expect, test } from 'vitest'
import { csv } from './csv.ts'

test('cells keep their commas, quotes and line breaks', () => {
  expect(csv([['a,b', 'say "hi"', 'one\ntwo', 'plain']])).toBe('"a,b","say ""hi""","one\ntwo",plain\r\n')
})

test.each([
  '=HYPERLINK("http://evil.example")',
  '+1 570 555 0100',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' =1+1',
  '\u200b=1',
])('a spreadsheet does not run %j', (cell) => {
  expect(csv([[cell]]).replace(/^"/, '')[0]).toBe("'")
})

test.each(['x;=1+1', 'x;＝1+1', 'x\t=1+1', ';@SUM(A1)'])(
  '%j stays one cell where another sign parts the cells',
  (cell) => {
    expect(csv([['a', cell, 'b']])).toBe(`a,"${cell}",b\r\n`)
  },
)
