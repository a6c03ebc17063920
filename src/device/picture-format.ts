/** A one-pixel picture in AVIF. */
const DOT =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB0AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAlbWRhdBIACggYAAbICGg0IDIPH/eHhRXAACwAAACQNY2Q'

/**
 * The best picture format that this browser can show. A page never requests the other one, so storing it would be
 * useless.
 */
export async function pictureFormat(): Promise<'avif' | 'webp'> {
  const bytes = Uint8Array.from(atob(DOT), (letter) => letter.charCodeAt(0))
  return createImageBitmap(new Blob([bytes], { type: 'image/avif' })).then(
    () => 'avif',
    () => 'webp',
  )
}
