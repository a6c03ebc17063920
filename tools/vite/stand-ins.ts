import type { Plugin } from 'vite'

const MARK = '\0stand-in:'
const LEFT_OUT = 'Left out of the bundle by tools/vite/stand-ins.ts'

/**
 * Small stand-ins for what TanStack Query brings along and this site does not use. The browser's bundle only: pages are
 * prerendered with the real ones, and a hydration test holds that both agree.
 */
const STAND_INS: Record<string, string> = {
  // Pages of results, and mutations: the list is one answer, and what must arrive goes through the outbox.
  './infiniteQueryBehavior.js': `export const infiniteQueryBehavior = () => { throw Error('${LEFT_OUT}') }`,
  './mutation.js': `export class Mutation { constructor() { throw Error('${LEFT_OUT}') } }`,
}

/** Where the relative names above are replaced. */
const IMPORTERS = /\/@tanstack\/query-core\/build\/modern\/(?:query|mutationCache)\.js$/

/** A note of Workbox of its version, for tools that read it from the bundle. */
const VERSION_NOTE = /try\{self\["workbox:[\w:.]+"\]&&_\(\)\}catch\(\w\)\{\}/g

/**
 * The packages are pinned to exact versions. A stand-in for what no module imports any more fails the build, and so does a note
 * of Workbox that is not found.
 */
export function standIns(): Plugin {
  const unused = new Set(Object.keys(STAND_INS))
  let noteFound = false
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
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.includes('/workbox-window/build/')) return null
      const lean = code.replace(VERSION_NOTE, '')
      noteFound ||= lean !== code
      return { code: lean, map: null }
    },
    renderStart() {
      if (this.environment.name !== 'client') return
      const problems = [
        ...(unused.size > 0 ? [`Nothing imports ${[...unused].join(', ')} any more`] : []),
        ...(noteFound ? [] : ['No note of its version found in workbox-window']),
      ]
      if (problems.length > 0)
        this.error(`${problems.join('. ')}: tools/vite/stand-ins.ts does not fit the installed packages`)
    },
  }
}
