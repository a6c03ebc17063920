/** A request that the office refuses. The message is a sentence for the person who made it. */
export class OfficeError extends Error {
  override name = 'OfficeError'
  readonly statusCode: number
  /** What the screen needs to show beside the sentence. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(statusCode: number, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.statusCode = statusCode
    this.details = details
  }
}
