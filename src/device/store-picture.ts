import { pictureCaches } from '../contract/picture-caches.ts'
import { type StoreOptions, sizesIn, storeFile } from './store-file.ts'

const PICTURES = {
  seen: pictureCaches.seen,
  kept: pictureCaches.kept,
  accepts: (mediaType: string) => mediaType.startsWith('image/'),
  limit: 30_000,
}

/** Stores one picture of this site until it is removed. Returns and throws like {@link storeFile}. */
export const storePicture = (path: string, options?: StoreOptions): Promise<Blob | undefined> =>
  storeFile(path, PICTURES, options)

/** Path and size in bytes of every kept picture. */
export const keptPictures = (): Promise<Map<string, number>> => sizesIn(pictureCaches.kept)
