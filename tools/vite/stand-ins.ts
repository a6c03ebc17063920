import type { Plugin } from 'vite'

const MARK = '\0stand-in:'
const LEFT_OUT = 'Left out of the bundle by tools/vite/stand-ins.ts'

/**
 * Small stand-ins for what Chakra, Emotion and TanStack Query bring along and this site does not use: 10 KB of gzip less on
 * every route. The browser's bundle only: pages are prerendered with the real ones, and a hydration test holds that both
 * agree.
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
  // Pages of results, and mutations: the list is one answer, and what must arrive goes through the outbox.
  './infiniteQueryBehavior.js': `export const infiniteQueryBehavior = () => { throw Error('${LEFT_OUT}') }`,
  './mutation.js': `export class Mutation { constructor() { throw Error('${LEFT_OUT}') } }`,
}

/** Where the relative names above are replaced. */
const IMPORTERS = /\/@chakra-ui\/react\/|\/@tanstack\/query-core\/build\/modern\/(?:query|mutationCache)\.js$/

/** The packages are pinned to exact versions. A stand-in for what no module imports any more fails the build. */
export function standIns(): Plugin {
  const unused = new Set(Object.keys(STAND_INS))
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (this.environment.name !== 'client' || !(id in STAND_INS)) return null
      if (id.startsWith('.') && !IMPORTERS.test(importer)) return null
      unused.delete(id)
      return MARK + id
    },
    load(id) {
      return id.startsWith(MARK) ? STAND_INS[id.slice(MARK.length)] : null
    },
    renderStart() {
      if (this.environment.name !== 'client' || unused.size === 0) return
      this.error(
        `Nothing imports ${[...unused].join(', ')} any more: tools/vite/stand-ins.ts does not fit the installed packages`,
      )
    },
  }
}
