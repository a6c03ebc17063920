import { type View, viewOf } from '../../lib/picture-sources.ts'

const SEEN_FROM: Record<View, string> = { front: 'the front left', side: 'the left', rear: 'the rear left' }

/**
 * What a picture shows, in words. Ours are illustrations from a known side; of a dealer's own photograph only the
 * number is known.
 */
export function pictureText(name: string, images: readonly string[], index: number): string {
  const view = viewOf(images[index] ?? '')
  if (view) return `Illustration of the ${name}, seen from ${SEEN_FROM[view]}`
  return images.length > 1 ? `${name}, picture ${index + 1} of ${images.length}` : name
}
