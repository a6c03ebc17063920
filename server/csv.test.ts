import { expect, test } from 'vitest'
import { csv } from './csv.ts'

test('cells keep their commas, quotes and line breaks', () => {
  expect(csv([['a,b', 'say "hi"', 'one\ntwo', 'plain']])).toBe('\ufeff"a,b","say ""hi""","one\ntwo",plain\r\n')
})

test.each([
  '=HYPERLINK("http://evil.example")',
  '+1+cmd|calc',
  '+1 570 555 1234"&cmd|calc',
  `+1 ${'5'.repeat(300)}`,
  '+',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '－1',
  '＠SUM(A1)',
  ' =1+1',
  '\u200b=1',
])('a spreadsheet does not run %j', (cell) => {
  expect(csv([[cell]]).replace(/^\ufeff"?/, '')[0]).toBe("'")
})

test.each(['x;=1+1', 'x;＝1+1', 'x\t=1+1', ';@SUM(A1)'])(
  '%j stays one cell where another character separates the cells',
  (cell) => {
    expect(csv([['a', cell, 'b']])).toBe(`\ufeffa,"${cell}",b\r\n`)
  },
)

test.each([
  '+1 570 555 1234',
  '+15705551234',
  '+1 (570) 555-1234',
  '+44.20.7946',
  '+1 570 555 1234 ext. 5',
  '+1\u00a0570\u00a0555\u20111234 x5',
  '+49 (0)170/1234567',
  '+1 570 555 1234 cell',
  '+1 570 555 1234 #5',
  '+1 570 555 1234, ask for Ann (evenings)',
  '+1 570-555-1234; work: x12',
  '＋1 570 555 1234',
  '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧',
])('a spreadsheet shows the phone number %s as it is', (phone) => {
  expect(csv([['a', phone, 'b']])).toBe(`\ufeffa,"=""${phone}""",b\r\n`)
})

test('the table says that it is UTF-8, which Excel does not guess', () => {
  expect(
    Buffer.from(csv([['José']]))
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('efbbbf')
})
