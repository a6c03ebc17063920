import { expect, test } from 'vitest'
import { usedRules } from './used-rules.ts'

const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`

test.each([
  ['a rule whose class the page has', '.c-one{color:red}', '.c-one{color:red}'],
  ['no rule whose class it has not', '.c-two{color:red}', ''],
  ['a rule without classes', 'h1:focus{outline:none}', 'h1:focus{outline:none}'],
  ['only those selectors of a rule that can match', '.c-two,.c-one a{color:red}', '.c-one a{color:red}'],
  ['no rule for an element inside one that is not there', '.c-two .c-one{color:red}', ''],
  [
    'a rule with a choice of classes',
    '.c-one:is(.c-two:not(.c-x),.c-three){color:red}',
    '.c-one:is(.c-two:not(.c-x),.c-three){color:red}',
  ],
  ['a rule that excludes a class', 'p:not(.c-two){color:red}', 'p:not(.c-two){color:red}'],
  [
    'states that come later',
    '[data-kiosk] .c-one[open]:hover{color:red}',
    '[data-kiosk] .c-one[open]:hover{color:red}',
  ],
  ['rules for some media', '@media print{.c-one{color:red}.c-two{color:red}}', '@media print{.c-one{color:red}}'],
  ['no media without rules', '@media print{@supports (color:red){.c-two{color:red}}}', ''],
  ['fonts', '@font-face{font-family:A;src:url(/a.woff2)}', '@font-face{font-family:A;src:url(/a.woff2)}'],
  [
    'an animation that is played',
    '@keyframes in{0%{opacity:0}}.c-one{animation:.2s in}',
    '@keyframes in{0%{opacity:0}}.c-one{animation:.2s in}',
  ],
  ['no other animation', '@keyframes in{0%{opacity:0}}.c-two{animation:.2s in}', ''],
])('keeps %s', (_what, stylesheet, kept) => {
  expect(usedRules(stylesheet)(page('<p class="c-one c-three">Text</p>'))).toBe(kept)
})

test('keeps the order of the stylesheet, for one page after the other', () => {
  const rulesOf = usedRules('.c-b{color:red}.c-a{color:blue}.c-b{color:green}')
  expect(rulesOf(page('<p class="c-a">'))).toBe('.c-a{color:blue}')
  expect(rulesOf(page('<p class="c-a c-b">'))).toBe('.c-b{color:red}.c-a{color:blue}.c-b{color:green}')
})
