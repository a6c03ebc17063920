import { API_HEADER } from '../src/contract/own-answer.ts'

/** The mark of the API, for canned answers. */
export const OWN = { [API_HEADER]: '1' }

export const ownRefusal = (status: number, error: string): Response =>
  Response.json({ error }, { status, headers: OWN })
