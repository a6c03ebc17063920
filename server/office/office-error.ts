import type { FieldProblem } from '../../office/contract/problems.ts'

/** A request that the office refuses. The message is a sentence for the person who made it. */
export class OfficeError extends Error {
  override name = 'OfficeError'
  readonly statusCode: number
  /** What the screen shows beside the sentence. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(statusCode: number, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.statusCode = statusCode
    this.details = details
  }

  /** A refusal because of one field. */
  static ofField({ field, message }: FieldProblem, statusCode = 422): OfficeError {
    return new OfficeError(statusCode, message, { problems: [{ field, message }] })
  }
}
