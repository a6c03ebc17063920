import { storagePreference } from './storage-preference.ts'

/** How many dots of this screen a picture fills, whichever way the device is held. */
export const screenPixels = (): number => Math.round(Math.min(screen.width, screen.height) * devicePixelRatio)

/** For a screen of how many dots pictures are kept on this device: the one it had when somebody chose that, or else this one. */
export function picturePixels(): number {
  const preference = storagePreference.get()
  return typeof preference === 'object' ? preference.pixels : screenPixels()
}
