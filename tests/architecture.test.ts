import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Files } from './architecture/modules.ts'
import { rules } from './architecture/rules.ts'

const FOLDERS = ['.', 'src', 'server', 'office', 'mock-api', 'tools', 'tests']

/** All code of the project, and the stylesheets. */
function projectFiles(): Files {
  const paths = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: folder !== '.' }).map((path) => join(folder, path)),
  )
  const code = paths.filter((path) => /\.(tsx?|mjs|cjs|css)$/.test(path))
  return Object.fromEntries(code.map((path) => [path, readFileSync(path, 'utf8')]))
}

/** For each rule a file that breaks it, and a part of the message: a rule that matches nothing would pass for ever. */
const violations: Record<keyof typeof rules, [Files, string]> = {
  'imports follow the table of layers': [
    { 'src/contract/vehicle-schema.ts': "import { paths } from '../addresses/paths.ts'" },
    'contract may not import paths',
  ],
  'every file of src has a layer': [{ 'src/components/card.tsx': '' }, 'no layer'],
  'a build lists every file that it reads': [
    { 'tools/vite/icons.ts': "import { draw } from '../../server/icons/draw.ts'" },
    'does not list',
  ],
  'no feature imports another': [
    { 'src/features/eco/form.tsx': "import { Card } from '../vehicle/card.tsx'" },
    'another feature',
  ],
  'layers stay free of the packages they must not know': [
    { 'src/outbox/flush.ts': "import { useState } from 'react'" },
    'uses react',
  ],
  'no file is named after nothing in particular': [{ 'src/lib/utils.ts': '' }, 'nothing in particular'],
  'colors come from the theme': [{ 'src/pages/home.tsx': '<Box bg="#1f4d3a" />' }, 'spells a color'],
  'links come from src/addresses/paths.ts': [
    { 'src/app/header.tsx': '<Link to="/inventory">Inventory</Link>' },
    'spells a link',
  ],
  'numbers, dates and lists are written without locale data': [
    { 'src/lib/money.ts': "const usd = new Intl.NumberFormat('en-US')" },
    'uses locale data',
  ],
  'the event online is heard in src/hooks/connection.ts': [
    { 'src/device/updates.ts': "addEventListener('online', check)" },
    'listens to `online`',
  ],
  'reduced motion is asked for in one place': [
    { 'src/app/panel.tsx': "const Menu = { '@media (prefers-reduced-motion: reduce)': { animation: 'none' } }" },
    'asks for reduced motion',
  ],
  'the office writes times in office/contract/date-texts.ts': [
    { 'office/src/stock/live.tsx': "const text = time.toLocaleTimeString('en-US')" },
    'writes a time',
  ],
  'a part is styled in the file that renders it': [
    { 'src/ui/grid.tsx': "const Grid = chakra('div', { base: { '& [data-part=card]': { color: 'ink' } } })" },
    'styles the part card',
  ],
  'an attribute is styled in the file that renders it': [
    { 'src/ui/grid.tsx': "const Grid = chakra('div', { base: { '&:has([data-open])': { color: 'ink' } } })" },
    'styles data-open',
  ],
  'a stylesheet names only what a file renders': [
    { 'src/kiosk.css': '[data-top] [data-print="cost"] {}', 'src/top.tsx': '<div data-top="" data-print="costs" />' },
    'styles [data-print="cost"]',
  ],
}

const names = Object.keys(rules) as (keyof typeof rules)[]

test.each(names)('%s', (name) => {
  expect(rules[name](projectFiles())).toEqual([])
})

test.each(names)('finds a file that breaks the rule: %s', (name) => {
  const [files, message] = violations[name]
  expect(rules[name](files)).toEqual([expect.stringContaining(message)])
})
