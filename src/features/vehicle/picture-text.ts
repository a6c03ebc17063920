import { type View, viewOf } from '../../lib/picture-sources.ts'

const SHOWN: Record<View, (name: string) => string> = {
  front: (name) => `${name}, seen from the front left`,
  side: (name) => `${name}, seen from the left`,
  rear: (name) => `${name}, seen from the rear left`,
  seats: (name) => `${name}’s seats`,
  dashboard: (name) => `${name}’s dashboard`,
}

/**
 * What a picture shows, in words. Ours are illustrations of a known view; of a dealer's own photograph only the
 * number is known.
 */
export function pictureText(name: string, images: readonly string[], index: number): string {
  const view = viewOf(images[index] ?? '')
  if (view) return `Illustration of the ${SHOWN[view](name)}`
  return images.length > 1 ? `${name}, picture ${index + 1} of ${images.length}` : name
}
