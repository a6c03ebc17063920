import { pictureCaches } from '../contract/picture-caches.ts'

/** A picture that takes longer counts as a cut connection, in ms. */
const LIMIT_MS = 30_000

/** What came in the place of a picture: an error's page, a network's sign-in page, or half of it. */
export class NoPicture extends Error {
  /** HTTP status of the answer. */
  readonly status: number

  constructor(path: string, status: number) {
    super(`${path} was answered with ${status} and no picture`)
    this.name = 'NoPicture'
    this.status = status
  }
}

/**
 * Stores one picture of this site for good: the worker's copy of exactly this file, or the server's. Never a stand-in.
 * @param room how many bytes it may have at most
 * @returns the picture, or undefined when it is larger than the room there is, and not stored
 * @throws NoPicture, TypeError without a connection or an answer in time, and a DOMException when the storage is full or the
 * signal was given
 */
export async function storePicture(
  path: string,
  { room = Number.POSITIVE_INFINITY, signal }: { room?: number; signal?: AbortSignal } = {},
): Promise<Blob | undefined> {
  signal?.throwIfAborted()
  const limited = new AbortController()
  const follow = () => limited.abort(signal?.reason)
  const timer = setTimeout(() => limited.abort(new TypeError('No answer in time')), LIMIT_MS)
  signal?.addEventListener('abort', follow)
  try {
    return await store(path, room, limited.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', follow)
  }
}

async function store(path: string, room: number, signal: AbortSignal): Promise<Blob | undefined> {
  const response =
    (await caches.match(path, { cacheName: pictureCaches.seen })) ??
    // Past the worker, which would answer with another size of the same picture. A network that asks for a sign-in redirects.
    (await fetch(path, { cache: 'no-store', redirect: 'error', priority: 'low', signal }))
  const type = response.headers.get('content-type') ?? ''
  const length = Number(response.headers.get('content-length'))
  if (!response.ok || !type.startsWith('image/')) throw new NoPicture(path, response.status)
  if (length > room) {
    await response.body?.cancel()
    return undefined
  }
  const picture = await response.blob()
  if (picture.size === 0 || (length && picture.size !== length)) throw new NoPicture(path, response.status)
  if (picture.size > room) return undefined
  const kept = await caches.open(pictureCaches.kept)
  await kept.put(
    path,
    new Response(picture, { headers: { 'content-type': type, 'content-length': `${picture.size}` } }),
  )
  return picture
}

/** Path and size in bytes of every picture that is stored for good. */
export async function keptPictures(): Promise<Map<string, number>> {
  const kept = await caches.open(pictureCaches.kept)
  const sizes = new Map<string, number>()
  for (const request of await kept.keys()) {
    const response = await kept.match(request)
    if (response) sizes.set(new URL(request.url).pathname, (await response.blob()).size)
  }
  return sizes
}
