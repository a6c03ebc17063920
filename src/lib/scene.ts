const BASE = '/images/backgrounds/'

const srcSet = (name: string, type: string, ...widths: number[]) =>
  widths.map((width) => `${BASE}${name}-${width}.${type} ${width}w`).join()

/** The forms of a picture made for wide screens, 16:9, in which a cart has its place. */
export const wideForms = (name: string) => ({
  avif: srcSet(name, 'avif', 640, 960, 1280, 1920),
  fallback: `${BASE}${name}-1280.webp`,
})

/** The forms of its portrait for phones, 2:3, with room for words in its sky. */
export const portraitForms = (name: string) => ({
  avif: srcSet(`${name}-portrait`, 'avif', 480, 720, 960),
  webp: srcSet(`${name}-portrait`, 'webp', 720),
})

/** The forms of a picture, 4:3, in which one cart fills the middle. */
export const nearForms = (name: string) => ({
  avif: srcSet(name, 'avif', 480, 640, 960, 1440),
  fallback: `${BASE}${name}-960.webp`,
})
