const BASE = '/images/backgrounds/'

const srcSet = (name: string, type: string, ...widths: number[]) =>
  widths.map((width) => `${BASE}${name}-${width}.${type} ${width}w`).join()

/** The stored forms of a 16:9 picture for wide screens, with a place for a cart. */
export const wideForms = (name: string) => ({
  avif: srcSet(name, 'avif', 640, 960, 1280, 1920),
  fallback: `${BASE}${name}-1280.webp`,
})

/** The stored forms of its 2:3 portrait for phones, with room for words in the sky. */
export const portraitForms = (name: string) => ({
  avif: srcSet(`${name}-portrait`, 'avif', 480, 720, 960),
  webp: srcSet(`${name}-portrait`, 'webp', 720),
})

/** The stored forms of a 4:3 picture with one cart in the middle. */
export const nearForms = (name: string) => ({
  avif: srcSet(name, 'avif', 480, 640, 960, 1440),
  fallback: `${BASE}${name}-960.webp`,
})
