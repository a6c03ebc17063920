import type { PrecacheEntry } from 'workbox-precaching'

/** The worker's global scope with its type: TypeScript's WebWorker library only knows workers in general. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope

/** The list that the build puts into `sw.ts`. */
export type PrecacheManifest = (PrecacheEntry & { url: string })[]
