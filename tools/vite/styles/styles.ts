import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserslistToTargets, transform } from 'lightningcss'
import type { Plugin, ResolvedConfig } from 'vite'
import packageJson from '../../../package.json' with { type: 'json' }
import { readSource, type Source } from './call-sites.ts'
import { evaluate } from './evaluate.ts'
import type { Evaluated, Part } from './recorder.ts'

/** All rules of the site. Empty in development, where Chakra writes them into the page. */
const STYLESHEET = 'virtual:styles.css'
const RESOLVED = '\0virtual:styles.css'

const PART = fileURLToPath(new URL('../../../src/ui/theme/part.ts', import.meta.url))
const DEVELOPMENT_FACTORY = fileURLToPath(new URL('development-factory.ts', import.meta.url))
const ENGINE = /\/src\/ui\/theme\/style-engine\.tsx$/
const PAGE_RULES = /\/src\/ui\/theme\/page-rules\.ts$/
const ENGINE_PACKAGES = /^@(?:chakra-ui|emotion)\//

/**
 * Computes the styles of the site during the build: Chakra, with the site's own system, renders every part in every variant once. The
 * classes go into the code, and the rules into one style sheet. So no page loads Chakra or Emotion.
 */
export function styles(): Plugin {
  let config: ResolvedConfig
  let isBuild = false
  let evaluated: Promise<Evaluated> | undefined
  const sources = new Map<string, Source>()
  return {
    name: 'styles',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
      isBuild = config.command === 'build'
    },
    buildStart() {
      if (!isBuild) return
      for (const file of componentFiles(resolve(config.root, 'src'))) {
        sources.set(file, readSource(readFileSync(file, 'utf8'), file))
      }
      evaluated = evaluate({ root: config.root, alias: config.resolve.alias, sources })
      // The hook that awaits it reports the error; this avoids an unhandled rejection.
      evaluated.catch(() => undefined)
    },
    resolveId: {
      filter: { id: [/^virtual:styles\.css$/, ENGINE_PACKAGES] },
      handler(id, importer) {
        if (id === STYLESHEET) return RESOLVED
        if (isBuild) this.error(`${importer} imports ${id}, which is for the build only`)
        const hasParts = importer?.endsWith('.tsx') && !ENGINE.test(importer)
        return id === '@chakra-ui/react' && hasParts ? DEVELOPMENT_FACTORY : null
      },
    },
    load: {
      filter: { id: [/virtual:styles\.css$/, ENGINE, PAGE_RULES] },
      async handler(id) {
        const all = await evaluated
        if (id === RESOLVED) return all ? all.common + all.rules.map(([, css]) => css).join('') : ''
        if (PAGE_RULES.test(id)) return all ? pageRules(all) : null
        return isBuild ? 'export const StyleEngine = ({ children }) => children' : null
      },
    },
    transform: {
      filter: { id: /\.tsx$/ },
      async handler(code, id) {
        const source = sources.get(id)
        if (!source || !evaluated) return null
        const all = await evaluated
        const fault = stylePropIn(id, source, sources, all)
        if (fault) this.error(fault)
        if (!source.factoryImport) return null
        const parts = all.parts.get(id) ?? []
        if (parts.length !== source.calls.length)
          this.error(`${id} has other parts than it had when they were rendered`)
        return { code: rewrite(code, source, parts), map: null }
      },
    },
  }
}

/** The module with the rules for the renderer of pages, by class. */
function pageRules({ common, rules }: Evaluated): string {
  const code = `export const commonRules = ${JSON.stringify(minified(common))}
export const rulesOfClasses = ${JSON.stringify(rules.map(([name, css]) => [name, minified(css)]))}`
  const [file] = /(?<=url\()(?!\/|data:)[^)]+/.exec(code) ?? []
  if (file) throw new Error(`url(${file}): a rule can name files of public/ only, by "/" and their path`)
  return code
}

const targets = browserslistToTargets(
  packageJson.browserslist.map((browser) => browser.replace(' >= ', ' ').replace('iOS', 'ios_saf').toLowerCase()),
)

const minified = (css: string): string =>
  transform({ filename: 'rules.css', code: Buffer.from(css), minify: true, targets }).code.toString()

/** Replaces the recipes with classes, and Chakra's factory with our `part`. */
function rewrite(code: string, { factoryImport, calls }: Source, parts: readonly Part[]): string {
  const edits = calls.map(({ start, end }, index) => {
    const { tag, look } = parts[index] as Part
    return { start, end, text: `/* @__PURE__ */ part(${JSON.stringify(tag)}, ${JSON.stringify(look)})` }
  })
  if (factoryImport) edits.unshift({ ...factoryImport, text: `import { part } from ${JSON.stringify(PART)};` })
  // From the end, so that earlier positions stay valid.
  return edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

/** Reports each style prop of a part: only Chakra in the browser could turn it into a rule. */
function stylePropIn(
  file: string,
  source: Source,
  sources: ReadonlyMap<string, Source>,
  { parts, isStyleProp }: Evaluated,
): string | undefined {
  for (const { name, attributes, line } of source.elements) {
    const imported = source.imports.get(name)
    const home = imported ? resolve(dirname(file), imported.from) : file
    const index = sources.get(home)?.calls.findIndex((call) => call.name === (imported?.name ?? name)) ?? -1
    const look = parts.get(home)?.[index]?.look
    if (look === undefined) continue
    const variants = typeof look === 'string' ? [] : Object.keys(look.options)
    const prop = attributes.find((each) => isStyleProp(each) && !variants.includes(each))
    if (prop) return `${file}:${line}: "${prop}" of <${name}> is not computed at build: make a part or a variant of it`
  }
  return undefined
}

/** Modules of the page that may have components. */
const componentFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .sort()
    .map((name) => join(folder, name))
