import url from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** The only font file of the site (29 KB, weights 400 to 700); prerendered pages preload it. */
export const fontUrl = url

export const fontFaces = [
  {
    '@font-face': {
      fontFamily: 'Instrument Sans',
      src: `url(${url}) format("woff2")`,
      fontWeight: '400 700',
      // Preloaded, so it is nearly always there in time; otherwise this page keeps the fallback. With `swap`, text
      // would move while people read on slow connections.
      fontDisplay: 'optional',
    },
  },
  // The fallback takes the same room, so that text does not move when the font arrives.
  {
    '@font-face': {
      fontFamily: 'Instrument Fallback',
      src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
      sizeAdjust: '101%',
    },
  },
]
