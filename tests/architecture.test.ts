import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mayImport } from './architecture/layers.ts'
import type { Files } from './architecture/modules.ts'
import { unusedPlaces } from './architecture/positions.ts'
import { rules, unusedPermissions } from './architecture/rules.ts'

const FOLDERS = ['.', 'src', 'server', 'mock-api', 'tools', 'tests']

/** All code of the project, and the stylesheets. The sources of the pictures (tools/art/source) have rules of their own. */
function projectFiles(): Files {
  const paths = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: folder !== '.' }).map((path) => join(folder, path)),
  )
  const code = paths.filter((path) => /\.(tsx?|mjs|cjs|css)$/.test(path) && !path.startsWith('tools/art/'))
  return Object.fromEntries(code.map((path) => [path, readFileSync(path, 'utf8')]))
}

/** For each rule a little project that breaks it, and a word of the complaint. */
const planted: Record<keyof typeof rules, [Files, string][]> = {
  'imports follow the table of layers': [
    [
      { 'src/contract/vehicle-schema.ts': "import { paths } from '../addresses/paths.ts'" },
      'contract may not import paths',
    ],
    [{ 'src/features/eco/form.tsx': "const page = () => import('../../pages/eco.tsx')" }, 'may not import pages'],
    [{ 'src/app/header.tsx': "export { Home } from '../pages/home.tsx'" }, 'app may not import pages'],
    [{ 'server/app.ts': "import type { Row } from '../src/outbox/db.ts'" }, 'server may not import outbox'],
    [{ 'src/sw/sw.ts': "import '../api/client.ts'" }, 'sw may not import api'],
  ],
  'every file of src has a layer': [[{ 'src/components/card.tsx': '' }, 'no layer']],
  'no feature imports another': [
    [{ 'src/features/eco/form.tsx': "import { Card } from '../vehicle/card.tsx'" }, 'another feature'],
  ],
  'layers stay free of the packages they must not know': [
    [{ 'src/outbox/flush.ts': "import { useState } from 'react'" }, 'uses react'],
    [{ 'src/ui/link.tsx': "import { Link } from 'react-router-dom'" }, 'uses react-router-dom'],
  ],
  'no imports go round in a circle': [
    [
      { 'src/lib/a.ts': "import './b.ts'", 'src/lib/b.ts': "import './c.ts'", 'src/lib/c.ts': "import './b.ts'" },
      'src/lib/b.ts -> src/lib/c.ts -> src/lib/b.ts',
    ],
  ],
  'no file only passes on what others export': [
    [{ 'src/ui/index.ts': "export { Card } from './card.tsx'" }, 'barrel'],
    [{ 'src/ui/all.ts': "export * from './card.tsx'" }, 'exports all'],
  ],
  'no file is named after nothing in particular': [
    [{ 'src/lib/utils.ts': '' }, 'nothing in particular'],
    [{ 'server/helpers/date.ts': '' }, 'nothing in particular'],
    [{ 'tests/test-helpers.ts': '' }, 'nothing in particular'],
  ],
  'only pages and configuration have default exports': [
    [{ 'src/ui/card.tsx': 'export default function Card() {}' }, 'default export'],
    [{ 'src/ui/card.tsx': 'const card = 1\nexport { card as default }' }, 'default export'],
  ],
  'the browser gets the small zod': [[{ 'src/contract/vehicle-schema.ts': "import { z } from 'zod'" }, 'zod/mini']],
  'colours come from the theme': [
    [{ 'src/pages/home.tsx': '<Box bg="#1f4d3a" />' }, 'src/pages/home.tsx:1 spells a colour'],
    [{ 'src/features/eco/chart.tsx': "\nconst line = '#1F4D3A80'" }, 'chart.tsx:2 spells a colour'],
    ...[
      "color: 'rgb(31 77 58)',",
      "boxShadow: '0 1px 2px rgba(0, 0, 0, .5)',",
      "background: 'hsl(155deg 42% 21%)',",
      "borderColor: 'oklch(0.4 0.06 160)',",
      "background: 'color(display-p3 0 .3 .2)',",
      "color: 'white',",
      "'border-bottom': '1px solid Gray',",
      "background: { base: 'ivory', lg: 'page' },",
      '<path fill="tomato" />',
      "<Box bg={'teal'} />",
      "maskImage: 'linear-gradient(transparent, black 14%)',",
    ].map((line): [Files, string] => [{ 'src/ui/card.tsx': line }, 'src/ui/card.tsx:1 spells a colour']),
    [{ 'src/ui/sheet.css': 'body {\n  border-top: 1px solid black;\n}' }, 'sheet.css:2 spells a colour'],
  ],
  'links come from src/addresses/paths.ts': [
    [{ 'src/app/header.tsx': '<Link to="/inventory">Inventory</Link>' }, 'spells a link'],
    [{ 'src/app/header.tsx': '<a href={`/towns/scranton`}>Scranton</a>' }, 'spells a link'],
    [{ 'src/pages/contact.tsx': "navigate('/thank-you')" }, 'spells a link'],
  ],
  'numbers, dates and lists are written without locale data': [
    [{ 'src/lib/money.ts': "const usd = new Intl.NumberFormat('en-US')" }, 'src/lib/money.ts:1 uses locale data'],
    [{ 'src/contract/inquiry.ts': "length.toLocaleString('en-US')" }, 'uses locale data'],
    [{ 'src/features/inventory/facets.ts': 'a.name.localeCompare(b.name)' }, 'uses locale data'],
  ],
  'the event online is heard in src/hooks/online.ts': [
    [{ 'src/device/updates.ts': "addEventListener('online', check)" }, 'src/device/updates.ts:1 listens to `online`'],
  ],
  'parts are styled by name, not by position': [
    ...[
      '& > :first-child',
      '&:nth-child(n + 3)',
      '& section:last-child',
      '& div:nth-child(odd)',
      '& > article:last-child:nth-child(odd)',
      '& a:only-child',
      '& > *',
      '& > a',
      '& h2 + p',
      '& p+p',
      '& dt + dd',
      '& a + a',
      '&+div',
      '&:has(+ div)',
      '& [data-turn] ~ b',
      'p:nth-child(3)',
      ':first-child',
      '_first',
      '_last',
    ].map((selector): [Files, string] => [
      { 'src/ui/card.tsx': `const Card = chakra('div', { base: { '${selector}': { color: 'ink' } } })` },
      'src/ui/card.tsx styles by position: ',
    ]),
    ...[
      '& > div',
      '& > section',
      '& > header > b',
      '& > div > div > i',
      '& > :is(div, p)',
      '& div',
      '& div div div',
      '& p p',
      '& ul:empty',
      '& p::before',
      '&:hover strong',
      '> div > div',
      'p',
      'footer a',
    ].map((selector): [Files, string] => [
      { 'src/ui/card.tsx': `const Card = chakra('div', { base: { '${selector}': { color: 'ink' } } })` },
      'src/ui/card.tsx styles a wrapper: ',
    ]),
    [
      { 'src/ui/card.tsx': "const styles = { '& h2, & > :is(h3, a):first-child': {} }" },
      ':is(h3, a):first-child. Give',
    ],
    [{ 'src/ui/card.tsx': "const Card = chakra('b', { variants: { size: { small: { p: {} } } } })" }, 'a wrapper: p'],
    [{ 'src/ui/card.tsx': "const Card = chakra('b', { base: { '& i': {} } })" }, 'a wrapper: & i'],
    // An exception is one selector and not all that begin like it.
    [
      { 'src/ui/layout.tsx': "const Card = chakra('b', { base: { '& > * > div:first-child': {} } })" },
      'by position: & > * > div',
    ],
    [{ 'src/ui/card.tsx': `const OPEN = '[open] div'\nconst styles = { [\`& \${OPEN} h2\`]: {} }` }, '& [open] div h2'],
    [{ 'src/ui/card.css': '@media print { #main > h2 { color: red; td + td { border: 0 } } }' }, 'position: td + td'],
    [{ 'tools/vite/page.ts': 'const html = `<style>h2{color:red}main>p{color:red}</style>`' }, 'a wrapper: main > p'],
    [{ 'src/features/home/lead-story.tsx': "const styles = { '& a, & h2:first-child': {} }" }, '& h2:first-child'],
  ],
}

const names = Object.keys(rules) as (keyof typeof rules)[]

test.each(names)('%s', (name) => {
  expect(rules[name](projectFiles())).toEqual([])
})

test.each(names)('a planted violation is found: %s', (name) => {
  for (const [files, complaint] of planted[name]) {
    expect(rules[name](files)).toEqual([expect.stringContaining(complaint)])
  }
})

test('the table of layers allows only what the code imports', () => {
  const files: Files = { 'src/seo/url.ts': "import { paths } from '../addresses/paths.ts'" }
  expect(unusedPermissions(files, { seo: ['lib', 'paths'], entry: ['pages'] })).toEqual(['seo -> lib'])
  expect(unusedPermissions(projectFiles(), mayImport)).toEqual([])
})

test('every exception to the rule on names of parts is needed', () => {
  expect(unusedPlaces(projectFiles())).toEqual([])
})

test('docs/architecture.md names every layer', () => {
  const table = readFileSync('docs/architecture.md', 'utf8')
  const isTold = (layer: string) => new RegExp(`^\\|.*\`${layer}(?:/\\*)?\``, 'm').test(table)
  expect(Object.keys(mayImport).filter((layer) => !isTold(layer))).toEqual([])
})

test('what is allowed is not complained about', () => {
  const files: Files = {
    'src/features/eco/form.tsx': "import { paths } from '../../addresses/paths.ts'\nimport { total } from './total.ts'",
    'src/features/eco/total.ts': "import * as z from 'zod/mini'\nexport const total = 1",
    'src/ui/theme/colours.ts': "export const hemlock = '#1f4d3a'",
    'src/pages/home.tsx': 'export default () => <a href="#main" title="#1">{import("../features/eco/form.tsx")}</a>',
    'src/ui/card.tsx':
      "const card = { color: 'ink', fill: 'color-mix(in srgb, var(--c-colors-night) 60%, transparent)' } // white",
    'src/ui/words.tsx': '<img alt="A white cart beside a blue lake" /> // background: what is black there',
    'src/ui/frame.css': 'hr { color: currentcolor; border-color: var(--c-colors-line-white); }',
    'src/app/icon.tsx': 'export const Icon = () => <link href="/icon.svg" />',
    'src/features/vehicle/picture-track.tsx': "const Track = chakra('ul', { base: { '& > *': {}, '& li + li': {} } })",
    'src/ui/list.tsx': "const List = chakra('dl', { base: { '& dl > div, & td:last-child, & li > a': {} } })",
    'src/ui/choice.tsx': "const Tile = chakra('b', { variants: { size: { small: {}, strong: { b: '1' } } } })",
    'src/ui/tile.tsx': "const Tile = chakra('div', { base: { '& + &': {}, '&:nth-child(odd)': {} } })",
    'src/ui/radio.tsx': "const Radio = chakra('div', { base: { '& :checked + label, & h2::first-letter': {} } })",
    'src/lib/money.test.ts': "import { vehicles } from '../api/vehicles.ts'",
  }
  expect(names.flatMap((name) => rules[name](files))).toEqual([])
})
