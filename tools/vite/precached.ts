const NOT_STORED = ['vehicle-404.html', 'sw.js', 'feed.json', 'kiosk.webmanifest']

/** The files that the worker stores when it is installed, as options of vite-plugin-pwa. */
export const precached = {
  globPatterns: [
    '**/*.{html,js,css,svg,woff2,webmanifest,json}',
    '{favicon.ico,logo.png,{icons,assets}/*.{png,webp}}',
    'images/placeholder-480.webp',
    // The landscapes and scenes in their small form: a page that was never visited has its picture offline. For pages with
    // words in the sky also the portrait for phones: there the wide form would put its cart under the words.
    'images/backgrounds/*-640.avif',
    'images/backgrounds/*-portrait-480.avif',
  ],
  // The app shell renders the pages of vehicles, because there can be hundreds. The worker stores the 3-D viewer, which is
  // larger than all other code together, when it is opened. The pages of a first visit are never needed from the cache.
  globIgnores: ['{vehicles,first-visit,images/carts}/**', 'assets/viewer-*.js', ...NOT_STORED],
  // A file over the limit fails the build instead of being left out silently. The snapshot of 5,000 units is 4 MB, a few
  // percent of that when compressed.
  maximumFileSizeToCacheInBytes: 6_000_000,
}
