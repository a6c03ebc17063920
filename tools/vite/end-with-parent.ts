import type { Plugin } from 'vite'

const LOOK_EVERY_MS = 250

/** Ends this process once the one that started it is gone. */
function followParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1)
  }, LOOK_EVERY_MS).unref()
}

/**
 * Ends a build whose builder was killed: nobody would put it in place, and the next builder, which does not wait for it, uses
 * the same caches.
 */
export const endWithParent = (): Plugin => ({
  name: 'end-with-parent',
  apply: (user, { command }) => command === 'build' && !user.build?.ssr,
  buildStart: followParent,
})
