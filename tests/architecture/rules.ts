import { basename } from 'node:path'
import { INPUTS } from '../../tools/builds/inputs.mjs'
import { spellsColor } from './colors.ts'
import { layerOf, mayImport, mustNotUse } from './layers.ts'
import { type Files, type Module, parseModule } from './modules.ts'

/** Says in one sentence a file what is wrong with it; nothing when all is well. */
export type Rule = (files: Files) => string[]

const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
const isCode = (path: string) => /\.(tsx?|mjs|cjs)$/.test(path)
const isBrowserCode = (path: string) => path.startsWith('src/') && !isTest(path)

/** Code that ships or builds the site; tests may reach for anything. */
function modulesOf(files: Files): Module[] {
  const shipped = Object.entries(files).filter(([path]) => isCode(path) && !isTest(path))
  return shipped.map(([path, source]) => parseModule(path, source))
}

const feature = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]

const importsFollowTheTable: Rule = (files) =>
  modulesOf(files).flatMap((module) => {
    const from = layerOf(module.path)
    return module.files.flatMap((target) => {
      const to = layerOf(target)
      if (!from || !to || from === to || mayImport[from]?.includes(to)) return []
      return `${module.path} imports ${target}: ${from} may not import ${to}`
    })
  })

const everyFileHasALayer: Rule = (files) =>
  Object.keys(files).flatMap((path) =>
    path.startsWith('src/') && isCode(path) && !layerOf(path) ? `${path} is in no layer of the table` : [],
  )

const isInput = (path: string) => INPUTS.some((input) => path === input || path.startsWith(`${input}/`))

const buildsListWhatTheyRead: Rule = (files) =>
  modulesOf(files).flatMap((module) =>
    isInput(module.path)
      ? module.files
          .filter((target) => !isInput(target))
          .map((target) => `${module.path} imports ${target}, which tools/builds/inputs.mjs does not list`)
      : [],
  )

const featuresStandAlone: Rule = (files) =>
  modulesOf(files).flatMap((module) => {
    const own = feature(module.path)
    const others = module.files.filter((target) => own && feature(target) && feature(target) !== own)
    return others.map((target) => `${module.path} imports ${target} of another feature`)
  })

const layersStayFreeOfPackages: Rule = (files) =>
  modulesOf(files).flatMap((module) => {
    const unwanted = mustNotUse[layerOf(module.path) ?? ''] ?? []
    const used = module.packages.filter((name) => unwanted.some((start) => name.startsWith(start)))
    return used.map((name) => `${module.path} uses ${name}`)
  })

const noJunkDrawers: Rule = (files) =>
  Object.keys(files).flatMap((path) =>
    path.split(/[/.-]/).some((word) => /^(utils?|utilities|helpers?|misc|common)$/.test(word)) ||
    basename(path).startsWith('index.')
      ? `${path} is named after nothing in particular`
      : [],
  )

/** Lines of the browser's code and stylesheets that match, outside the given places. */
function linesWith(
  files: Files,
  matches: (line: string) => boolean,
  allowed: readonly string[],
  complaint: string,
): string[] {
  return Object.entries(files).flatMap(([path, source]) => {
    if (!isBrowserCode(path) || allowed.some((place) => path.startsWith(place))) return []
    const lines = source.split('\n')
    return lines.flatMap((line, index) => (matches(line) ? `${path}:${index + 1} ${complaint}` : []))
  })
}

const colorsComeFromTheTheme: Rule = (files) =>
  linesWith(files, spellsColor, ['src/ui/theme', 'src/content/'], 'spells a color: take a token of src/ui/theme')

/** A path with an extension, like that of an icon, is not a page, so files may spell it. */
const SPELLED_LINK = /(?:\b(?:to|href)=\{?\s*|\bnavigate\(\s*)(["'`])\/(?!\/)[^"'`.]*\1/

const linksComeFromPaths: Rule = (files) =>
  linesWith(
    files,
    (line) => SPELLED_LINK.test(line),
    ['src/addresses/paths.ts'],
    'spells a link: take it from src/addresses/paths.ts',
  )

/** A browser's first use of its locale data takes a phone a tenth of a second and more */
const USES_LOCALE_DATA = /\bIntl\.|\.toLocale\w+\(|\.localeCompare\(/

const localeDataIsNotLoaded: Rule = (files) =>
  linesWith(
    files,
    (line) => USES_LOCALE_DATA.test(line),
    // Loads when the visitor sorts by name.
    ['src/features/inventory/order.ts'],
    'uses locale data: numbers, dates and lists are written by src/lib',
  )

const onlineIsHeardInOnePlace: Rule = (files) =>
  linesWith(
    files,
    (line) => /EventListener\(['"]online['"]/.test(line),
    ['src/hooks/connection.ts'],
    'listens to `online`: use onNetwork or onReturn of src/hooks/connection.ts',
  )

const reducedMotionHasOneOwner: Rule = (files) =>
  linesWith(
    files,
    (line) => line.includes('(prefers-reduced-motion'),
    ['src/lib/prefers-reduced-motion.ts', 'src/ui/theme/global-css.ts'],
    'asks for reduced motion: a script calls prefersReducedMotion, and CSS needs nothing',
  )

/** A clock or a way to write a time, in the reader's time zone unless it is told otherwise. */
const WRITES_TIME =
  /\bIntl\.DateTimeFormat|\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time)String\(|\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\b(?:date|time)Style\b/

const officeKeepsTheDealersTime: Rule = (files) =>
  Object.entries(files).flatMap(([path, source]) => {
    if (!path.startsWith('office/') || isTest(path) || path === 'office/contract/date-texts.ts') return []
    return source
      .split('\n')
      .flatMap((line, index) =>
        WRITES_TIME.test(line) ? `${path}:${index + 1} writes a time: use office/contract/date-texts.ts` : [],
      )
  })

const PART_IN_SELECTOR = /\[data-part="?([\w-]+)"?\]/g
/** A part is `data-part="name"`, or `data-part={…}` with the names in it. */
const PART_IN_MARKUP = /\bdata-part=(?:"[\w-]+"|\{[^}]*\})/g

const partsAreStyledAtHome: Rule = (files) =>
  Object.entries(files).flatMap(([path, source]) => {
    if (!isBrowserCode(path)) return []
    const markup = source.replace(PART_IN_SELECTOR, '').match(PART_IN_MARKUP)?.join() ?? ''
    const rendered: string[] = markup.match(/[\w-]+/g) ?? []
    const styled = [...source.matchAll(PART_IN_SELECTOR)].map(([, part = '']) => part)
    const strange = [...new Set(styled)].filter((part) => !rendered.includes(part))
    return strange.map((part) => `${path} styles the part ${part}, which another file renders: give that a prop`)
  })

const ATTRIBUTE_IN_SELECTOR = /\[(data-[\w-]+)[^\]]*\]/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g
/** Finds an element, and styles none. */
const QUERY = /\b(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\([^)]*\)/g

/** They name what one file renders and others make room for. */
const SHARED_SELECTORS = ['src/ui/page-marks.ts', 'src/ui/missing-picture.tsx', 'src/ui/theme/global-css.ts']

const attributesAreStyledAtHome: Rule = (files) =>
  Object.entries(files).flatMap(([path, source]) => {
    if (!isBrowserCode(path) || !source.includes('chakra(') || SHARED_SELECTORS.includes(path)) return []
    const code = source.replace(COMMENT, '').replace(QUERY, '')
    const rendered: string[] = code.replace(ATTRIBUTE_IN_SELECTOR, '').match(/\bdata-[\w-]+/g) ?? []
    const styled = [...code.matchAll(ATTRIBUTE_IN_SELECTOR)].map(([, attribute = '']) => attribute)
    const strange = [...new Set(styled)].filter((attribute) => !rendered.includes(attribute))
    return strange.map((attribute) => `${path} styles ${attribute}, which another file renders: give that a prop`)
  })

/** `kiosk.css` and `print-sheet.css` change parts of many components. A value may come from data, as in `print: 'unit'`. */
const stylesheetsNameWhatIsRendered: Rule = (files) => {
  const code = Object.entries(files).filter(([path]) => isBrowserCode(path) && isCode(path))
  const markup = code.map(([, source]) => source.replace(COMMENT, '').replace(ATTRIBUTE_IN_SELECTOR, '')).join('\n')
  const isRendered = (name: string, value?: string) =>
    new RegExp(value ? `${name}(=|: )['"]${value}['"]` : `(data-|dataset\\.)${name}\\b(?!-)`).test(markup)
  return Object.entries(files).flatMap(([path, source]) => {
    if (!path.startsWith('src/') || !path.endsWith('.css')) return []
    const named = [...source.matchAll(/\[data-([\w-]+)(?:="([\w-]+)")?\]/g)]
    const dead = named.filter(([, name = '', value]) => !isRendered(name, value)).map(([selector]) => selector)
    return [...new Set(dead)].map((selector) => `${path} styles ${selector}, which no file renders`)
  })
}

export const rules = {
  'imports follow the table of layers': importsFollowTheTable,
  'every file of src has a layer': everyFileHasALayer,
  'a build lists every file that it reads': buildsListWhatTheyRead,
  'no feature imports another': featuresStandAlone,
  'layers stay free of the packages they must not know': layersStayFreeOfPackages,
  'no file is named after nothing in particular': noJunkDrawers,
  'colors come from the theme': colorsComeFromTheTheme,
  'links come from src/addresses/paths.ts': linksComeFromPaths,
  'numbers, dates and lists are written without locale data': localeDataIsNotLoaded,
  'the event online is heard in src/hooks/connection.ts': onlineIsHeardInOnePlace,
  'reduced motion is asked for in one place': reducedMotionHasOneOwner,
  'the office writes times in office/contract/date-texts.ts': officeKeepsTheDealersTime,
  'a part is styled in the file that renders it': partsAreStyledAtHome,
  'an attribute is styled in the file that renders it': attributesAreStyledAtHome,
  'a stylesheet names only what a file renders': stylesheetsNameWhatIsRendered,
} as const satisfies Record<string, Rule>
