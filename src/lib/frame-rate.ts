/** Fewer frames a second are not a movement but a row of pictures. */
const SMOOTH = 30

/**
 * Whether frames came fast enough to call it a movement.
 * @param times of the frames, in ms
 */
export function isSmooth(times: readonly number[]): boolean {
  const [first = 0] = times
  const last = times.at(-1) ?? first
  return last > first && ((times.length - 1) * 1000) / (last - first) >= SMOOTH
}
