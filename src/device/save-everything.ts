import { CancelledError, type QueryClient } from '@tanstack/react-query'
import { ALWAYS_STALE } from '../api/freshness.ts'
import { vehiclesQuery } from '../api/vehicles-query.ts'
import { modelCaches } from '../contract/model-files.ts'
import { pictureCaches, RESERVE_CACHE } from '../contract/picture-caches.ts'
import type { VehicleList } from '../contract/vehicle-schema.ts'
import { whenReturned } from '../hooks/connection.ts'
import { planModels } from '../lib/model-plan.ts'
import { planPictures } from '../lib/picture-plan.ts'
import { pictureKey } from '../lib/picture-sources.ts'
import { throwIfAborted } from '../lib/throw-if-aborted.ts'
import { sharedLocks } from '../outbox/locks.ts'
import { persistStorage } from './persist-storage.ts'
import { pictureFormat } from './picture-format.ts'
import { saving } from './saving.ts'
import { picturePixels, screenPixels } from './screen-pixels.ts'
import { modelsPreference, storagePreference, wantsModels } from './storage-preference.ts'
import { keptPictures, NoFile, readModelFiles, sizesIn, storeModel, storePicture } from './store-file.ts'
import { storeSite } from './store-site.ts'
import { updateAccepted } from './updates.ts'

/** How many files load at a time. More would only share the same connection. */
const PARALLEL = 3
/** Pause before a retry, if the browser does not report earlier that the connection is back, in ms. */
const AGAIN_MS = 30_000
/** Left free for this device's inquiries, which matter more than what is stored here, in bytes. */
const RESERVE = 1_000_000

let running: AbortController | undefined

// The new version continues the work.
updateAccepted.signal.addEventListener('abort', () => running?.abort())

/**
 * Stores every picture of the catalogue, and every 3-D model if wanted, now and whenever the catalogue changes.
 * `saving` has the progress.
 */
export async function saveEverything(queryClient: QueryClient): Promise<void> {
  running?.abort()
  running = undefined
  storagePreference.set({ pixels: screenPixels() })
  saving.set({ ...NOTHING, state: 'running' })
  // The browser may ask the person, or decide by itself. The files are stored either way.
  persistStorage()
  await resumeSaving(queryClient, true)
}

/**
 * Continues what {@link saveEverything} has begun, here or in an earlier visit. `saving` only reports it if anything is
 * missing. Does nothing while it is running.
 * @param asked "Save everything" was just pressed: models are then wanted if one was opened, and the list of vehicles
 * must be new
 */
export async function resumeSaving(queryClient: QueryClient, asked = false): Promise<void> {
  if (running) return
  const mine = new AbortController()
  running = mine
  const { signal } = mine
  while (!signal.aborted) {
    const state = await sharedLocks()
      .request('keep-pictures', { signal }, () => run(queryClient, asked, signal))
      .catch(stateAfter)
    const before = saving.get()
    if (!signal.aborted && (before || state !== 'done')) saving.set({ ...NOTHING, ...before, state })
    if (state !== 'interrupted' || signal.aborted) break
    await whenReturned(AGAIN_MS, signal)
  }
  if (running === mine) running = undefined
}

const NOTHING = { stored: 0, total: 0, bytes: 0, gone: 0, hasModels: false }

/** Stops storing. Stored files stay. */
export function stopSaving(): void {
  running?.abort()
  running = undefined
  storagePreference.set('unasked')
  saving.set(undefined)
}

/** Deletes every stored picture and model, and stops storing new ones by itself. Pages and vehicles stay. */
export async function emptyStored(): Promise<void> {
  stopSaving()
  storagePreference.set('none')
  modelsPreference.set(undefined)
  const names = [...Object.values(pictureCaches), ...Object.values(modelCaches)]
  await Promise.all(names.map((name) => caches.delete(name)))
}

/**
 * Stores what is missing, and then removes what the catalogue no longer names.
 * @throws the first failure
 */
async function run(queryClient: QueryClient, asked: boolean, signal: AbortSignal): Promise<'done'> {
  const pixels = picturePixels()
  if (asked && (await wantsModels())) modelsPreference.set(true)
  const hasModels = modelsPreference.get() === true
  await storeSite(signal, asked)
  const { vehicles } = await readList(queryClient, asked)
  const images = vehicles.flatMap((vehicle) => vehicle.images)
  const { files: pictures } = planPictures(images, pixels, await pictureFormat())
  const keptModels = await sizesIn(modelCaches.kept)
  const plan = hasModels || keptModels.size > 0 ? planModels(images, await readModelFiles()) : undefined
  const isModel = new Set(plan && [...plan.viewer, ...plan.models])
  const kept = new Map([...(await keptPictures()), ...keptModels])
  // Pictures first, because they are smaller and more useful.
  const files = hasModels ? [...pictures, ...isModel] : pictures
  const missing = files.filter((path) => !kept.has(path))
  const progress = {
    state: 'running' as const,
    stored: files.length - missing.length,
    total: files.length,
    bytes: files.reduce((sum, path) => sum + (kept.get(path) ?? 0), 0),
    gone: 0,
    hasModels,
  }
  if (saving.get() || missing.length) saving.set({ ...progress })
  const store = async (path: string, ended: AbortSignal) => {
    const size = await sizeIfThere(isModel.has(path) ? storeModel(path, ended) : storePicture(path, { signal: ended }))
    if (size === undefined) progress.gone += 1
    else {
      progress.stored += 1
      progress.bytes += size
    }
    if (!signal.aborted) saving.set({ ...progress })
  }
  if (missing.length) await withReserve(() => inParallel(missing, signal, store))
  await dropOthers(images)
  const keptCache = await caches.open(modelCaches.kept)
  for (const path of keptModels.keys()) if (!isModel.has(path)) await keptCache.delete(path)
  return 'done'
}

/**
 * Asks again when another component that waits for the same answer is unmounted, because the query client then cancels
 * the request.
 */
async function readList(queryClient: QueryClient, asked: boolean): Promise<VehicleList> {
  try {
    return await queryClient.fetchQuery({ ...vehiclesQuery(), ...(asked && { staleTime: ALWAYS_STALE }), retry: false })
  } catch (error) {
    if (error instanceof CancelledError) return readList(queryClient, asked)
    throw error
  }
}

/** Runs a few at a time. The first failure ends all of them. */
async function inParallel(
  paths: readonly string[],
  signal: AbortSignal,
  store: (path: string, ended: AbortSignal) => Promise<void>,
): Promise<void> {
  const round = new AbortController()
  const end = () => round.abort(signal.reason)
  signal.addEventListener('abort', end)
  const remaining = [...paths]
  const next = async () => {
    try {
      for (let path = remaining.shift(); path; path = remaining.shift()) {
        throwIfAborted(round.signal)
        await store(path, round.signal)
      }
    } catch (error) {
      round.abort(error)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, next))
  signal.removeEventListener('abort', end)
  throwIfAborted(round.signal)
}

/** @returns the size in bytes, or undefined when the server does not have the file */
async function sizeIfThere(stored: Promise<Blob | undefined>): Promise<number | undefined> {
  try {
    return (await stored)?.size
  } catch (error) {
    if (error instanceof NoFile && (error.status === 404 || error.status === 410)) return undefined
    throw error
  }
}

/**
 * Occupies this much storage during the task, so that as much is free when the task has filled the storage. Browsers
 * are not asked for the free space, because Chromium enforces another limit than it reports.
 */
async function withReserve<T>(task: () => Promise<T>): Promise<T> {
  const reserve = await caches.open(RESERVE_CACHE)
  try {
    await reserve.put('/reserve', new Response(new Uint8Array(RESERVE)))
    return await task()
  } finally {
    // A deleted cache uses storage until its last handle is gone; a deleted entry does not.
    await reserve.delete('/reserve')
    await caches.delete(RESERVE_CACHE)
  }
}

const stateAfter = (error: unknown) => ((error as Error)?.name === 'QuotaExceededError' ? 'full' : 'interrupted')

/** Removes pictures of sold carts. Done last, so that nothing useful is lost if the connection breaks off. */
async function dropOthers(images: readonly string[]): Promise<void> {
  const keysToKeep = new Set(images.map((path) => pictureKey(path) ?? path))
  const kept = await caches.open(pictureCaches.kept)
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url)
    if (!keysToKeep.has(pictureKey(pathname) ?? pathname)) await kept.delete(request)
  }
}
