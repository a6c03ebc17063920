import type { Plugin } from 'vite'

/**
 * Small stand-ins for what Chakra and Emotion bring along and this site does not use: 8 KB of gzip less on every route. The
 * browser's bundle only: pages are prerendered with the real ones, and a hydration test holds that both agree.
 */
const STAND_INS: Record<string, string> = {
  // A list of 700 CSS properties. The browser knows its own; one it does not know has no effect anyway.
  '@pandacss/is-valid-prop': `
    const style = document.documentElement.style
    export const isCssProperty = (name) => /^--|&|@/.test(name) || (typeof style[name] === 'string' && name !== 'cssText')`,
  // A list of all HTML attributes, against unknown ones in the DOM: the compiler already refuses those.
  '@emotion/is-prop-valid': `export default (name) => name !== 'asChild'`,
  // Needed by Emotion's \`withTheme\`, which nothing here uses.
  'hoist-non-react-statics': `export default (component) => component`,
  // Chakra's reset (we have our own, `preflight: false`) and its recipes of several slots (we have none).
  './preflight.js': `export const createPreflight = () => ({})`,
  './sva.js': `export const createSlotRecipeFn = () => () => () => ({})`,
}

const MARK = '\0stand-in:'

export function leanChakra(): Plugin {
  return {
    name: 'lean-chakra',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (this.environment.name !== 'client' || !(id in STAND_INS)) return null
      return id.startsWith('.') && !importer.includes('/@chakra-ui/react/') ? null : MARK + id
    },
    load(id) {
      return id.startsWith(MARK) ? STAND_INS[id.slice(MARK.length)] : null
    },
  }
}
