/** Something the person at the command line has to put differently. The message says what. */
export class UsageError extends Error {
  override name = 'UsageError'
}
