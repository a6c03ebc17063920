import * as z from 'zod'
import { type FieldProblem, refusalSchema } from '../../contract/problems.ts'

/** The server has refused a request. The message is the sentence of its answer. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly status: number
  /** The invalid fields. */
  readonly problems: readonly FieldProblem[]
  /** The whole answer. */
  readonly answer: unknown

  constructor(status: number, answer: unknown) {
    const { data } = refusalSchema.safeParse(answer)
    super(data?.error ?? 'Something went wrong.')
    this.status = status
    this.problems = data?.problems ?? []
    this.answer = answer
  }
}

/** The office's server has not answered. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
  override message = 'Can’t reach the office. Nothing’s lost. Try again.'
}

/** Time limits, in ms: short for a read, so that the person learns of it soon; long for a file from a phone. */
const LIMIT_MS = { read: 8_000, change: 30_000, file: 600_000 }

/**
 * Sends a request to the office's server, and checks the answer.
 * @param body JSON, or a file that is sent as it is
 * @throws RefusedError or UnreachableError
 */
export async function request<Schema extends z.ZodType>(
  schema: Schema,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<z.infer<Schema>> {
  const isFile = body instanceof Blob
  const limit = isFile ? LIMIT_MS.file : method === 'GET' ? LIMIT_MS.read : LIMIT_MS.change
  const type = isFile ? 'application/octet-stream' : 'application/json'
  const response = await send(path, limit, {
    method,
    ...(body && { headers: { 'content-type': type }, body: isFile ? body : JSON.stringify(body) }),
  })
  return schema.parse(await response.json().catch(unreachable))
}

/** @throws RefusedError or UnreachableError */
export async function requestFile(path: string): Promise<Blob> {
  const response = await send(path, LIMIT_MS.file)
  return response.blob().catch(unreachable)
}

async function send(path: string, limit: number, options?: RequestInit): Promise<Response> {
  const response = await fetch(path, { signal: AbortSignal.timeout(limit), ...options }).catch(unreachable)
  if (response.ok) return response
  const answer: unknown = await response.json().catch(unreachable)
  throw new RefusedError(response.status, answer)
}

function unreachable(): never {
  throw new UnreachableError()
}

export const nothingSchema = z.object({})
