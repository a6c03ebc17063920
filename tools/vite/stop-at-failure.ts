import type { Plugin } from 'vite'

/**
 * Ends a failed build with its first error. Vite also calls the hooks after the bundle when the build has failed, and would
 * show the error of what they then miss. Must be the first of these plugins.
 */
export function stopAtFailure(): Plugin {
  let failure: Error | undefined
  const remember = (error?: Error) => {
    failure ??= error
  }
  return {
    name: 'stop-at-failure',
    apply: 'build',
    buildEnd: remember,
    renderError: remember,
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler() {
        if (failure) throw failure
      },
    },
  }
}
