import type { PrecacheEntry } from 'workbox-precaching'

/** The worker's global scope, typed: the compiler's WebWorker library knows only workers in general. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope

/** The list that the build injects into `sw.ts`. */
export type PrecacheManifest = (PrecacheEntry & { url: string })[]
