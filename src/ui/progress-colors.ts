import { FORCED_COLORS } from './forced-colors.ts'

/**
 * The colors of a native progress element, instead of each browser's own.
 * @param done token for the finished part
 * @param track token for the remaining part
 */
export const progressColors = (done: string, track: string) => ({
  appearance: 'none' as const,
  border: '0',
  background: track,
  '&::-webkit-progress-bar': { background: track },
  '&::-webkit-progress-value': { background: done },
  '&::-moz-progress-bar': { background: done },
  [FORCED_COLORS]: { appearance: 'auto' as const },
})
