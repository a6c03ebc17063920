/**
 * Where a landscape can be cut to a strip, as a percentage of the picture's height from the top: above the firs in
 * front of hills, or below the far shore of a lake.
 */
const FEET = {
  'golf-course': 44.5,
  'hills-autumn': 43,
  'hills-summer': 48,
  // It shows a cart, so it is never cut.
  'lake-cart': 100,
  'lake-dawn': 55,
  'lake-sunset': 54,
  'meadow-spring': 43.2,
  'snow-hills': 47,
} as const

/**
 * Firs or bushes begin below the foot of these. Any other lower edge would cut through them, so high bands end at the
 * foot too.
 */
const ENDS_AT_FOOT: readonly string[] = ['golf-course', 'hills-summer', 'snow-hills']

/**
 * Vertical position in a high band, as a percentage, where the usual position would cut the flag, or show mist without
 * the lake below it.
 */
const HIGH_POSITIONS: Partial<Record<Background, number>> = { 'golf-course': 31, 'lake-dawn': 85 }

const BACKGROUNDS = Object.keys(FEET) as readonly Background[]

/** FNV-1a, 32 bits: the same key gives the same number in every browser and build. */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (const character of key) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

export type Background = keyof typeof FEET

/**
 * The stored forms of a landscape: AVIF in four widths, WebP for browsers without AVIF, and the smallest one by itself.
 */
export function landscape(name: Background) {
  const base = `/images/backgrounds/${name}`
  return {
    srcSet: [640, 960, 1280, 1920].map((width) => `${base}-${width}.avif ${width}w`).join(),
    fallback: `${base}-1280.webp`,
    small: `${base}-640.avif`,
    /** It shows a cart, which must not be cut. */
    hasCart: name === 'lake-cart',
    foot: FEET[name],
    /** On wide screens no band with it is higher than its part above the foot. */
    endsAtFoot: ENDS_AT_FOOT.includes(name),
    highPosition: HIGH_POSITIONS[name],
  }
}

/**
 * One of the eight backgrounds, always the same one for the same vehicle. Another replaces the one with a cart, which a
 * band would cut.
 */
export function backgroundOf(id: string) {
  const chosen = hash(id) % BACKGROUNDS.length
  const background = landscape(BACKGROUNDS[chosen] as Background)
  return background.hasCart ? landscape(BACKGROUNDS[(chosen + 1) % BACKGROUNDS.length] as Background) : background
}
