import url from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** The only font file of the site (29 KB, weights 400 to 700). `index.html` has its rules; prerendered pages preload it. */
export const fontUrl = url
