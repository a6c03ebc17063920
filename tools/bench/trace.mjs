/** @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, args: Record<string, any> }} TraceEvent */

/**
 * @param {TraceEvent[]} events of a recording
 * @param {number} [pid] of the page's process; all pages without it
 * @returns {TraceEvent[]} those of the main threads of pages
 */
export function mainThreadOf(events, pid) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args['name'] === 'CrRendererMain')
  const ids = new Set(threads.filter((thread) => pid === undefined || thread.pid === pid).map(idOf))
  return events.filter((event) => ids.has(idOf(event)))
}

const idOf = (/** @type {TraceEvent} */ { pid, tid }) => `${pid} ${tid}`

/** The longest task, in ms. A page cannot respond during a task. */
export const longestTask = (/** @type {TraceEvent[]} */ events) =>
  Math.max(0, ...events.filter(({ name }) => name === 'RunTask').map(({ dur = 0 }) => dur)) / 1000
