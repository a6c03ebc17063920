const BACKGROUNDS = [
  'golf-course',
  'hills-autumn',
  'hills-summer',
  'lake-cart',
  'lake-dawn',
  'lake-sunset',
  'meadow-spring',
  'snow-hills',
] as const

/** FNV-1a, 32 bits: the same key gives the same number in every browser and build. */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (const character of key) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

export type Background = (typeof BACKGROUNDS)[number]

/** The stored forms of a landscape: AVIF in four widths, WebP for browsers without it, and the smallest by itself. */
export function landscape(name: Background) {
  const base = `/images/backgrounds/${name}`
  return {
    srcSet: [640, 960, 1280, 1920].map((width) => `${base}-${width}.avif ${width}w`).join(),
    fallback: `${base}-1280.webp`,
    small: `${base}-640.avif`,
    /** A cart stands in it, which must not be cut. */
    hasCart: name === 'lake-cart',
    /** Its far shore lies lower than the hills of the others. */
    isLake: name === 'lake-dawn' || name === 'lake-sunset',
  }
}

/**
 * One of the eight backgrounds for a page, always the same one.
 * @param key the page's path or a vehicle's id
 * @param options.withCart false where the one with a cart cannot be shown whole
 */
export function backgroundOf(key: string, { withCart = true } = {}) {
  const chosen = hash(key) % BACKGROUNDS.length
  const background = landscape(BACKGROUNDS[chosen] as Background)
  if (withCart || !background.hasCart) return background
  return landscape(BACKGROUNDS[(chosen + 1) % BACKGROUNDS.length] as Background)
}
