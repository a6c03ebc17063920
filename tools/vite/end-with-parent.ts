import type { Plugin } from 'vite'

const LOOK_EVERY_MS = 250

/** Ends this process when its parent process has ended. */
function followParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1)
  }, LOOK_EVERY_MS).unref()
}

/**
 * Ends a build when the command that started it was killed. No command would make it live, and the next build does not wait for it but
 * uses the same caches.
 */
export const endWithParent = (): Plugin => ({
  name: 'end-with-parent',
  apply: (user, { command }) => command === 'build' && !user.build?.ssr,
  buildStart: followParent,
})
