import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PRODUCTION = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url))

/** What is cut out of React Router's files, and what is put there. */
const CUTS: readonly [what: string, pattern: RegExp, replacement: string][] = [
  ['debugging names', /^[\w$]+\.displayName = "[^"]*";$/gm, ''],
  ['components at the top level', /= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  // A data router or the framework mode would provide a value. Without one these hooks return what is put here.
  ['contexts of data routers', /React\d*\.useContext\((?:DataRouter|DataRouterState)Context\)/g, 'null'],
  ['routes of data routers', /isDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable\(\))/, ''],
  ['states of data routers', /= dataRouterOpts\?\.state;/, '= null;'],
  ['warnings to developers', /(?<=^function warning\(cond, message\) \{)[\s\S]*?(?=^\})/m, ''],
  [
    'texts of errors',
    /^function invariant\(value, message\) \{[\s\S]*?^\}/m,
    'function invariant(value) {\n  if (value === false || value == null) throw new Error("React Router");\n}',
  ],
]

/**
 * Makes of React Router what a browser needs of it, 9 KB of gzip less on every first route:
 * - Its package leads bundlers to the development build; this takes the production build beside it.
 * - Its one file creates components at the top level (`forwardRef`, `displayName = …`), which counts as a side effect,
 *   so `Link`, `Form` and the framework mode stay in every bundle. Marked pure, they go; only debugging names are lost.
 * - Its hooks ask whether they are inside a data router. This site has `BrowserRouter`, so the answer is written in, and the
 *   minifier removes what follows from the other answer: loaders, error elements, redirects from a server.
 * - Its warnings and the texts of its errors are for developers, who have them in `npm run dev`.
 *
 * The package is pinned to an exact version. A cut that finds nothing in it fails the build.
 */
export function leanRouter(): Plugin {
  const missing = new Set(CUTS.map(([what]) => what))
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler(id) {
        // The prerender step leaves packages outside its bundle, where all must be of one build.
        if (this.environment.name !== 'client') return null
        return `${PRODUCTION}${id === 'react-router' ? 'index' : 'dom-export'}.mjs`
      },
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler(code) {
        let lean = code
        for (const [what, pattern, replacement] of CUTS) {
          const before = lean
          lean = before.replace(pattern, replacement)
          if (lean !== before) missing.delete(what)
        }
        return { code: lean, map: null }
      },
    },
    renderStart() {
      if (this.environment.name !== 'client' || missing.size === 0) return
      this.error(
        `No ${[...missing].join(' and no ')} found in react-router: tools/vite/lean-router.ts does not fit its version`,
      )
    },
  }
}
