/**
 * Where a strip of a landscape ends, in per cent of the picture's height from its top: above the firs before the hills, on a lake
 * below its far shore.
 */
const FEET = {
  'golf-course': 44.5,
  'hills-autumn': 43,
  'hills-summer': 48,
  // It shows a cart, so it is never cut to a strip.
  'lake-cart': 100,
  'lake-dawn': 55,
  'lake-sunset': 54,
  'meadow-spring': 43.2,
  'snow-hills': 47,
} as const

/** Firs or bushes are below the foot of these, and any other lower edge would cut them: high bands end at the foot too. */
const ENDS_AT_FOOT: readonly string[] = ['golf-course', 'hills-summer', 'snow-hills']

const BACKGROUNDS = Object.keys(FEET) as readonly Background[]

/** FNV-1a, 32 bits: the same key gives the same number in every browser and build. */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (const character of key) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

export type Background = keyof typeof FEET

/** The stored forms of a landscape: AVIF in four widths, WebP for browsers without it, and the smallest by itself. */
export function landscape(name: Background) {
  const base = `/images/backgrounds/${name}`
  return {
    srcSet: [640, 960, 1280, 1920].map((width) => `${base}-${width}.avif ${width}w`).join(),
    fallback: `${base}-1280.webp`,
    small: `${base}-640.avif`,
    /** It shows a cart, which must not be cut. */
    hasCart: name === 'lake-cart',
    foot: FEET[name],
    /** On wide screens no band of it is higher than its part above the foot. */
    endsAtFoot: ENDS_AT_FOOT.includes(name),
    /** Vertical position of its high band, in per cent, where the usual one would cut the flag. */
    place: name === 'golf-course' ? 31 : undefined,
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
