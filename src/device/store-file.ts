import { MODEL_FILES_PATH, type ModelFiles, modelCaches, parseModelFiles } from '../contract/model-files.ts'
import { pictureCaches } from '../contract/picture-caches.ts'
import { within } from '../lib/time-limit.ts'

/** Where one kind of file is stored. */
type FileStore = {
  /** The worker's cache, which may already have the file. */
  seen: string
  /** The cache that keeps it. */
  kept: string
  /** Whether a response with this media type can be such a file. */
  accepts: (mediaType: string) => boolean
  /** A slower answer counts as a broken connection, in ms. */
  limit: number
}

/** A response that is not the file: an error page, a network's sign-in page, or half a body. */
export class NoFile extends Error {
  /** HTTP status of the answer. */
  readonly status: number

  constructor(path: string, status: number) {
    super(`${path} was answered with ${status} and another content`)
    this.name = 'NoFile'
    this.status = status
  }
}

type StoreOptions = {
  /** How many bytes it may have at most. */
  room?: number
  signal?: AbortSignal
}

/**
 * Stores one file of this site until it is removed: the worker's copy of exactly this file, or the server's. Never
 * another size of a picture.
 * @returns the file, or undefined when there is no room for it; then nothing is stored
 * @throws NoFile, TypeError without a connection, TooLate, and a DOMException when the storage is full or the signal
 * aborts
 */
async function storeFile(
  path: string,
  to: FileStore,
  { room = Number.POSITIVE_INFINITY, signal }: StoreOptions = {},
): Promise<Blob | undefined> {
  return within(to.limit, (limited) => store(path, to, room, limited), signal)
}

async function store(path: string, to: FileStore, room: number, signal: AbortSignal): Promise<Blob | undefined> {
  const response =
    (await caches.match(path, { cacheName: to.seen })) ??
    // Bypasses the worker, which may answer with something else. A network that asks for a sign-in redirects.
    (await fetch(path, { cache: 'no-store', redirect: 'error', priority: 'low', signal }))
  const { headers } = response
  const type = headers.get('content-type') ?? ''
  // For a compressed response this is the compressed length.
  const length = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
  if (!response.ok || !to.accepts(type)) throw new NoFile(path, response.status)
  if (length > room) {
    await response.body?.cancel()
    return undefined
  }
  const file = await response.blob()
  if (file.size === 0 || (length && file.size !== length)) throw new NoFile(path, response.status)
  if (file.size > room) return undefined
  const kept = await caches.open(to.kept)
  await kept.put(path, new Response(file, { headers: { 'content-type': type, 'content-length': `${file.size}` } }))
  return file
}

/**
 * Path and size in bytes of every file in a cache, as {@link store} has recorded them: reading the files takes ten
 * times as long.
 */
export async function sizesIn(cacheName: string): Promise<Map<string, number>> {
  const cache = await caches.open(cacheName)
  const sizes = new Map<string, number>()
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (!response) continue
    const stated = Number(response.headers.get('content-length'))
    sizes.set(new URL(request.url).pathname, stated || (await response.blob()).size)
  }
  return sizes
}

const PICTURES = {
  seen: pictureCaches.seen,
  kept: pictureCaches.kept,
  accepts: (mediaType: string) => mediaType.startsWith('image/'),
  limit: 30_000,
}

/** Stores one picture of this site permanently. Returns and throws what {@link storeFile} does. */
export const storePicture = (path: string, options?: StoreOptions): Promise<Blob | undefined> =>
  storeFile(path, PICTURES, options)

/** Path and size in bytes of every permanently stored picture. */
export const keptPictures = (): Promise<Map<string, number>> => sizesIn(pictureCaches.kept)

/** Stores one model, or the viewer, permanently, in place of the worker's copy. Throws what {@link storeFile} does. */
export async function storeModel(path: string, signal: AbortSignal): Promise<Blob | undefined> {
  const seen = path.startsWith('/models/') ? modelCaches.opened : modelCaches.viewer
  const file = await storeFile(
    path,
    {
      seen,
      kept: modelCaches.kept,
      accepts: (mediaType) => !mediaType.startsWith('text/html'),
      // As large as twenty pictures.
      limit: 120_000,
    },
    { signal },
  )
  await (await caches.open(seen)).delete(path)
  return file
}

/** This version's list of files, from the worker's store. Rejects when it is not available. */
export async function readModelFiles(): Promise<ModelFiles> {
  return parseModelFiles(await (await fetch(MODEL_FILES_PATH)).json())
}
