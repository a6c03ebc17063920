/** With fewer frames per second an animation looks jerky. */
const SMOOTH = 30

/**
 * Whether frames came fast enough for a smooth animation.
 * @param times of the frames, in ms
 */
export function isSmooth(times: readonly number[]): boolean {
  const [first = 0] = times
  const last = times.at(-1) ?? first
  return last > first && ((times.length - 1) * 1000) / (last - first) >= SMOOTH
}
