/** Wrong input at the command line. The message says what to type differently. */
export class UsageError extends Error {
  override name = 'UsageError'
}
