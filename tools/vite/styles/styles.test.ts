import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { styles } from './styles.ts'

// Inside the project, where the packages are.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/styles-test-')
afterAll(() => rmSync(folder, { recursive: true }))

let sites = 0

/** Builds a page of these modules for the browser. */
async function site(modules: Record<string, string>) {
  sites += 1
  const root = join(process.cwd(), folder, String(sites))
  const main = "import 'virtual:styles.css'; import * as page from './page.tsx'; globalThis.page = page"
  for (const [name, code] of Object.entries({ ...modules, 'main.tsx': main })) {
    const file = join(root, 'src', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
  }
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [styles()],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: { input: join(root, 'src/main.tsx'), external: /^react/ },
    },
  })) as Rolldown.RolldownOutput
  const textOf = (end: string) =>
    built.output
      .filter(({ fileName }) => fileName.endsWith(end))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('')
  return { code: textOf('.js'), css: textOf('.css').replaceAll(';}', '}').replaceAll(', ', ',') }
}

const page = (body: string, head = '') => `
  import { chakra } from '@chakra-ui/react'
  ${head}
  ${body}`

/** The rule of a class in a stylesheet. */
const ruleOf = (css: string, name: string | undefined) => css.split(`.${name}{`)[1]?.split('}')[0]

/** The first class that the code has by this name: `base`, or an option. */
const classOf = (code: string, name: string) => new RegExp(`"?${name}"?:\\s*"(c-\\w+)"`).exec(code)?.[1]

test('leaves the element and its class in the code, and writes what Chakra makes of the recipe', async () => {
  const { code, css } = await site({
    'sizes.ts': "export const gap = '2'",
    'page.tsx': page(
      "export const Box = chakra('section', { base: { padding: gap, color: 'ink', '&:hover': { color: 'accent' }, '&:is(a, b):hover, &[open]': { color: 'page' } } })",
      "import { gap } from './sizes.ts'",
    ),
  })
  const name = /part\("section", "(c-\w+)"\)/.exec(code)?.[1]
  expect(ruleOf(css, name)).toBe('padding:8px;color:var(--c-colors-ink)')
  // A finger would leave the look behind on what it has touched.
  expect(css).toContain(`@media (hover:hover){.${name}:hover{color:var(--c-colors-accent)}}`)
  const colored = '{color:var(--c-colors-page)}'
  expect(css).toContain(`.${name}[open]${colored}@media (hover:hover){.${name}:is(a,b):hover${colored}}`)
  expect(code).not.toMatch(/emotion|chakra|padding/)
})

test('merges a part into the one that is made of it, as Chakra does', async () => {
  const { code, css } = await site({
    'wrap.tsx':
      "import { chakra } from '@chakra-ui/react'; export const Wrap = chakra('div', { base: { margin: '0', padding: '1' } })",
    'page.tsx': page(
      "export const Box = chakra(Wrap, { base: { padding: '0' } })",
      "import { Wrap } from './wrap.tsx'",
    ),
  })
  expect(ruleOf(css, /part\("div", "(c-\w+)"\)/.exec(code)?.[1])).toBe('margin:0px;padding:0px')
})

test('merges a part into the parts made of it, however many follow one another', async () => {
  const { code, css } = await site({
    'page.tsx':
      page(`const First = chakra('div', { base: { margin: '0', padding: '1' }, variants: { tone: { out: { margin: '0' } } } })
      const Second = chakra(First, { base: { padding: '0' }, variants: { tone: { out: { padding: '1' } } } })
      export const Third = chakra(Second, { base: { color: 'ink' }, variants: { tone: { out: { top: '0' } } } })`),
  })
  const third = code.slice(code.lastIndexOf('part("div"'))
  expect(ruleOf(css, classOf(third, 'base'))).toBe('margin:0px;padding:0px;color:var(--c-colors-ink)')
  expect(ruleOf(css, classOf(third, 'out'))).toBe('margin:0px;padding:4px;top:0px')
})

test('leaves a part as it is when another one is made of it', async () => {
  const { code, css } = await site({
    'page.tsx': page(`export const Base = chakra('div', { base: { padding: { base: '1', lg: '2' } } })
      export const Other = chakra(Base, { base: { padding: { base: '3', lg: '4' } } })
      export const Third = chakra(Base, { base: { color: 'ink' } })`),
  })
  const [base, , third] = [...code.matchAll(/part\("div", "(c-\w+)"\)/g)].map(([, name]) => name)
  expect(ruleOf(css, base)).toBe('padding:4px')
  expect(ruleOf(css, third)).toBe('padding:4px;color:var(--c-colors-ink)')
})

test('gives the base of a part a class, and every option of its variants one', async () => {
  const { code, css } = await site({
    'page.tsx': page(`export const Tag = chakra('b', {
      base: { margin: 'auto' },
      variants: { tone: { plain: {}, out: { color: 'ink' } }, large: { true: { padding: '1' } } },
      defaultVariants: { tone: 'plain' },
    })`),
  })
  expect(code).toMatch(/"defaults":\s*\{\s*"tone":\s*"plain"/)
  const rules = ['base', 'plain', 'out', 'true'].map((name) => ruleOf(css, classOf(code, name)))
  expect(rules).toEqual(['margin:auto', undefined, 'color:var(--c-colors-ink)', 'padding:4px'])
})

test('has the rules of an option after the base of its part, where two parts have the same option too', async () => {
  const option = "variants: { wide: { true: { width: '100%', '&:focus': { width: '50%' } } } }"
  const { code, css } = await site({
    'page.tsx': page(`export const First = chakra('b', { ${option} })
      export const Second = chakra('i', { base: { width: 'auto' }, ${option} })`),
  })
  const second = code.slice(code.indexOf('part("i"'))
  const [base, wide] = [classOf(second, 'base'), classOf(second, 'true')]
  expect(wide).not.toBe(classOf(code, 'true'))
  expect(ruleOf(css, wide)).toBe('width:100%')
  expect(css).toContain(`.${wide}:focus{width:50%}`)
  expect(css.indexOf(`.${wide}{`)).toBeGreaterThan(css.indexOf(`.${base}{`))
})

test('merges an option into the one of a part that is made of it, as Chakra does', async () => {
  const { code, css } = await site({
    'page.tsx': page(`export const One = chakra('b', { variants: { tone: { out: { margin: '0', padding: '1' } } } })
      export const Other = chakra(One, { variants: { tone: { out: { padding: '0' } } } })`),
  })
  const other = code.slice(code.lastIndexOf('part("b"'))
  expect(ruleOf(css, classOf(other, 'out'))).toBe('margin:0px;padding:0px')
})

test('writes text and the widths of a layout in multiples of the font size that a person has set, text of a drawing in px', async () => {
  const { code, css } = await site({
    'page.tsx': page(`export const Box = chakra('div', { base: {
      fontSize: 'clamp(20px, 2.5vw, 32px)',
      lineHeight: '24px',
      maxWidth: '400px',
      '@media (max-width: 999px) and (min-height: 500px)': { fontSize: '12pt' },
      '& text': { fontSize: '14px', '@container (min-width: 400px)': { fontSize: '11px' } },
    } })`),
  })
  const name = classOf(code.replace('"div", ', 'base: '), 'base')
  expect(ruleOf(css, name)).toBe('font-size:clamp(1.25rem,2.5vw,2rem);line-height:1.5rem;max-width:400px')
  expect(css).toContain(`@media (max-width: 62.4375rem) and (min-height: 31.25rem){.${name}{font-size:12pt}}`)
  expect(css).toContain(`.${name} text{font-size:14px}`)
  expect(css).toContain(`@container (min-width: 400px){.${name} text{font-size:11px}}`)
})

test('has the theme, its keyframes and the font in the stylesheet', async () => {
  const { css } = await site({ 'page.tsx': page("export const Box = chakra('div', { base: { margin: '0' } })") })
  expect(css).toContain('@keyframes panel-in')
  expect(css).toContain('--c-colors-ink:')
  expect(css).toMatch(/@media screen and \(prefers-color-scheme:\s?dark\)/)
})

test('gives the renderer the rules of each class, for the browsers that the site is built for', async () => {
  const { code } = await site({
    'ui/theme/page-rules.ts': '',
    'page.tsx': page(
      "export * from './ui/theme/page-rules.ts'; export const Box = chakra('div', { base: { userSelect: 'none' } })",
    ),
  })
  const name = /part\("div", "(c-\w+)"\)/.exec(code)?.[1]
  expect(code).toContain(`"${name}", ".${name}{-webkit-user-select:none;user-select:none}"`)
})

const PART = "export const Box = chakra('div', { base: { margin: '0' } })\n"

test.each([
  ['an element of the factory', 'export const x = <chakra.p color="ink" />', 'page.tsx:4'],
  ['a call inside a function', "export const x = () => chakra('p', {})", 'page.tsx:4'],
  ['rules for several options at once', "export const x = chakra('p', { compoundVariants: [] })", 'page.tsx'],
  ['a style prop of a part', `${PART}  export const x = <Box paddingTop="4" />`, 'page.tsx:5: "paddingTop" of <Box>'],
])('refuses %s, and names the file', async (_name, body, message) => {
  await expect(site({ 'page.tsx': page(body) })).rejects.toThrow(message)
})

test('refuses to put Chakra into the bundle of the browser', async () => {
  await expect(site({ 'page.tsx': page("export { Box } from '@chakra-ui/react'") })).rejects.toThrow(
    'imports @chakra-ui/react, which is for the build only',
  )
})
