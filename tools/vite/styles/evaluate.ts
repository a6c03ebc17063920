import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type AliasOptions, build, type Plugin } from 'vite'
import type { Source } from './call-sites.ts'
import type { Evaluated } from './recorder.ts'

const RECORDER = fileURLToPath(new URL('recorder.ts', import.meta.url))
const ENTRY = 'styles:entry'
const AS_URL = '?url'
const URL_MODULE = ':url'
/** Left out, because they have no parts and import packages that need a document. */
const BROWSER_ONLY = /\/viewer\.ts$/

type Site = { root: string; alias: AliasOptions; sources: ReadonlyMap<string, Source> }

/** Bundles the modules with parts for Node.js, with a Chakra factory that records its calls, and renders the parts there. */
export async function evaluate({ root, alias, sources }: Site): Promise<Evaluated> {
  const folder = resolve(root, '.cache/styles')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    // Bundles only the needed ones of Chakra's 2,000 modules.
    ssr: { noExternal: ['@chakra-ui/react'] },
    plugins: [recordParts(sources)],
    build: {
      ssr: true,
      // One file, so that a new import evaluates everything again.
      rolldownOptions: { input: { styles: ENTRY }, output: { codeSplitting: false } },
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      reportCompressedSize: false,
    },
  })
  // With a new address each time. The same address would return the module of the build before.
  const file = `${pathToFileURL(resolve(folder, 'styles.js')).href}?${Date.now()}`
  const { renderParts } = (await import(file)) as { renderParts: () => Evaluated }
  return renderParts()
}

function recordParts(sources: Site['sources']): Plugin {
  const withParts = [...sources].filter(([, { factoryImport }]) => factoryImport)
  return {
    name: 'record-parts',
    enforce: 'pre',
    resolveId(id) {
      if (id === ENTRY) return `\0${ENTRY}`
      if (BROWSER_ONLY.test(id)) return { id, external: true }
      // The style sheet is not bundled yet: it has the paths of files as in its source, and the bundler replaces them later.
      return id.endsWith(AS_URL) ? `\0${id.slice(0, -AS_URL.length)}${URL_MODULE}` : null
    },
    load(id) {
      if (id.endsWith(URL_MODULE)) return `export default ${JSON.stringify(id.slice(1, -URL_MODULE.length))}`
      if (id !== `\0${ENTRY}`) return null
      const imports = withParts.map(([file]) => `import ${JSON.stringify(file)}`)
      return [...imports, `export { renderParts } from ${JSON.stringify(RECORDER)}`].join('\n')
    },
    transform(code, id) {
      const statement = sources.get(id)?.factoryImport
      if (!statement) return null
      const recorder = `import { factoryOf } from ${JSON.stringify(RECORDER)}; const chakra = factoryOf(${JSON.stringify(id)});`
      return { code: code.slice(0, statement.start) + recorder + code.slice(statement.end), map: null }
    },
  }
}
