// Bundles the server as plain JavaScript. In production it needs neither TypeScript nor the packages of the pages.
import { join } from 'node:path'
import { root } from '../run.mjs'

/** The programs, by the names of their bundles. */
const PROGRAMS = {
  server: 'server/main.ts',
  healthcheck: 'server/healthcheck.ts',
  inquiries: 'server/command-line/inquiries.ts',
  stock: 'server/command-line/stock.ts',
  days: 'server/command-line/days.ts',
  office: 'server/office/main.ts',
}

/**
 * Reads the dealer's name when the server starts, as without a bundle. Vite would write its value at build time, even with a `define`.
 * @type {import('vite').Plugin}
 */
const environmentAtStart = {
  name: 'environment-at-start',
  enforce: 'pre',
  transform: (code) => (code.includes('import.meta.env') ? code.replaceAll('import.meta.env', 'process.env') : null),
}

/**
 * Bundles our own code into `folder`; packages are imported at run time.
 * @param {string} folder
 * @returns {Promise<string[]>} names of the packages and built-in modules that it imports
 */
export async function bundleServer(folder) {
  const { build } = await import('vite')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [environmentAtStart],
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(PROGRAMS).map(([name, file]) => [name, join(root, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
      },
    },
  })
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built)
  const ours = new Set(output.map(({ fileName }) => fileName))
  const imports = output.flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []))
  return [...new Set(imports)].filter((name) => !ours.has(name))
}
