import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PRODUCTION = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url))

/** What is cut out of React Router's files, and what is put there. */
const CUTS: readonly [what: string, pattern: RegExp, replacement: string][] = [
  ['debugging names', /^[\w$]+\.displayName = "[^"]*";$/gm, ''],
  ['components at the top level', /= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
]

/**
 * Makes of React Router what a browser needs of it, 7 KB of gzip less on every first route:
 * - Its package leads bundlers to the development build; this takes the production build beside it.
 * - Its one file creates components at the top level (`forwardRef`, `displayName = …`), which counts as a side effect,
 *   so `Link`, `Form` and the framework mode stay in every bundle. Marked pure, they go; only debugging names are lost.
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
