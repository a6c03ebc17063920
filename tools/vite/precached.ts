const NOT_STORED = ['vehicle-404.html', 'sw.js', 'feed.json', 'kiosk.webmanifest']

/** The files that the worker stores when it is installed, as options of vite-plugin-pwa. */
export const precached = {
  globPatterns: [
    '**/*.{html,js,css,svg,woff2,webmanifest,json}',
    '{favicon.ico,{icons,assets}/*.{png,webp}}',
    'images/placeholder-480.webp',
    // The landscapes and scenes in a small size, so that a page that was never visited has its picture offline. Pages with words in the
    // sky have the portrait for phones, too: there the words would cover the cart of the wide picture.
    'images/backgrounds/*-640.avif',
    'images/backgrounds/*-portrait-480.avif',
  ],
  // Left out: pages of vehicles, because there can be hundreds and the app shell renders them; the 3-D viewer, which is larger than all
  // other code and is stored when it is opened; and pages of a first visit, which the cache never answers.
  globIgnores: ['{vehicles,first-visit,images/carts}/**', 'assets/viewer-*.js', ...NOT_STORED],
  // A larger file fails the build; otherwise it would be left out without a message. The snapshot of 5,000 units is 4 MB, and compressed a
  // few percent of that.
  maximumFileSizeToCacheInBytes: 6_000_000,
}
