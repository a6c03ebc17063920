import type { Plugin } from 'vite'

/**
 * Ends a failed build with the error that it failed with. The hooks that run once the bundle is on disk are called
 * after a failure too; what they then miss there would be the error that is shown. Stands before all of them.
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
