type LoggedError = {
  type: string
  message: string
  stack: string
  code?: unknown
  cause?: LoggedError
  errors?: LoggedError[]
}

/** An error as the log shows it. PostgreSQL also puts the refused values into an error (`detail`, `where`): a person's address, say. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack = '', cause } = error
  return {
    type: name,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  }
}
