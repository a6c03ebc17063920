import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PRODUCTION = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url))

/**
 * Makes of React Router what a browser needs of it, 7 KB of gzip less on every first route:
 * - Its package leads bundlers to the development build; this takes the production build beside it.
 * - Its one file creates components at the top level (`forwardRef`, `displayName = …`), which counts as a side effect,
 *   so `Link`, `Form` and the framework mode stay in every bundle. Marked pure, they go; only debugging names are lost.
 */
export function leanRouter(): Plugin {
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
      handler: (code) => ({
        code: code
          .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
