import { createHash, randomBytes } from 'node:crypto'

/** A random secret of 256 bits, for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const isoIn = (ms: number): string => new Date(Date.now() + ms).toISOString()
export const isoNow = (): string => isoIn(0)
