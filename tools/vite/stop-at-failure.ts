import type { Plugin } from 'vite'

/**
 * Ends a failed build with its first error. Vite calls the hooks after the bundle even if the build has failed, and would show their errors
 * about missing files. Must be the first of these plugins.
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
