import { run } from './run.mjs'

/**
 * Builds the office's pages, which takes seconds. Resolves with the exit code of the build.
 * @param {string} [dir] where to, in place of `dist-office`
 */
export const buildOffice = (dir) =>
  run('vite', ['build', '--config', 'office/vite.config.ts', '--logLevel', 'warn', ...(dir ? ['--outDir', dir] : [])], {
    NODE_ENV: 'production',
    VITEST: undefined,
  })
