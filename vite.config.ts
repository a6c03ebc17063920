import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { endWithParent } from './tools/vite/end-with-parent.ts'
import { leanReact } from './tools/vite/lean-react.ts'
import { leanRouter } from './tools/vite/lean-router.ts'
import { leanViewer } from './tools/vite/lean-viewer.ts'
import { manifest } from './tools/vite/manifest.ts'
import { precompress } from './tools/vite/precompress.ts'
import { prerender } from './tools/vite/prerender.ts'
import { standIns } from './tools/vite/stand-ins.ts'
import { stopAtFailure } from './tools/vite/stop-at-failure.ts'
import { styles } from './tools/vite/styles/styles.ts'
import { inlineScript } from './tools/vite/write-inline-script.ts'

const api = `http://localhost:${process.env['MOCK_PORT'] ?? 3001}`

/** Packages that the first render of every page needs. */
const BASE = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query))\//

/** What every page loads once it has been hydrated. */
const LATE =
  /\/src\/(?:features\/connection-widget\/(?:connection-widget|message|status|use-recent-change)\.|device\/(?:start-device|connection|updates|persist-reads|persist-device)\.ts)|node_modules\/(?:workbox-window|idb-keyval|@tanstack\/query-(?:persist-client-core|async-storage-persister))\//

/** What pages share with it: together, because every page loads them all. */
const SMALL = new RegExp(
  [
    '/src/(?:hooks/use-store|features/kiosk/reload-later|device/(?:as-of-label|waiting)|contract/worker-messages|before-hydration/noted)\\.ts',
    '/src/content/policy-links\\.ts',
    '/src/app/(?:logo|navigation)\\.tsx$',
    'lucide/.*/(?:cloud-off|refresh-cw|circle-alert|clock|x|check)\\.mjs',
  ].join('|'),
)

/** Maps, and what is told of towns beside them. */
const PLACES =
  /\/src\/(?:ui\/(?:area-map|interactive-map|service-area)\.tsx|content\/(?:town-facts|service-area)\.ts|features\/towns\/town-links\.tsx|lib\/geo\.ts)/

export default defineConfig({
  plugins: [
    endWithParent(),
    stopAtFailure(),
    inlineScript(),
    styles(),
    react(),
    leanReact(),
    leanRouter(),
    leanViewer(),
    standIns(),
    manifest(),
    // In this order after the bundle: pages, then the worker that precaches them, then what needs all files.
    prerender(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      // manifest.webmanifest at the top level is the only source; the plugin would write its own.
      manifest: false,
      injectManifest: {
        globPatterns: [
          '**/*.{html,js,css,svg,woff2,webmanifest,json}',
          '{favicon.ico,logo.png,icons/*.png}',
          'images/placeholder-480.webp',
          // The eight landscapes in their small form, 130 KB: a page that was never visited has its picture offline. For the
          // home page on phones its portrait, 11 KB: there a landscape would put its cart under the words.
          'images/backgrounds/*-640.avif',
          'images/backgrounds/*-portrait-480.avif',
        ],
        // The viewer of models is larger than all other code together: the worker stores it when it was opened.
        // Pages of single vehicles are not precached: an inventory can hold hundreds. The app shell renders them.
        // Nor are the pages with their rules in them: the worker has the stylesheet.
        globIgnores: [
          'vehicles/**',
          'first-visit/**',
          'vehicle-404.html',
          'images/carts/**',
          'assets/viewer-*.js',
          'sw.js',
          'feed.json',
          'kiosk.webmanifest',
        ],
        // A file over the limit fails the build instead of being left out silently. The snapshot of 5,000 units is 4 MB,
        // a few percent of that on the wire.
        maximumFileSizeToCacheInBytes: 6_000_000,
      },
    }),
    precompress(),
  ],
  // Its other build is for browsers without classes, and larger.
  resolve: { alias: { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' } },
  server: { proxy: { '/api': api, '/__fault': api } },
  build: {
    // Never `dist`, which is the site in place: `npm run build` says where, and puts it there.
    outDir: '.builds/by-hand',
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    // In kB; above it stands only the viewer of 3-D models, which comes with the press that asks for it.
    chunkSizeWarningLimit: 1_100,
    // The lists of chunks to load beforehand would be on every first route, 1.6 KB of gzip. Only the page of a vehicle has one,
    // without what every page has loaded by then: its chunks import each other three deep, and most visits lead there.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (chunk, files) =>
        files.filter(
          (file) =>
            file.endsWith('.css') ||
            (/\/vehicle-.{8}\.js$/.test(chunk) && !/\/(?:runtime|base|shared|small|start)-.{8}\.js$/.test(file)),
        ),
    },
    // What every page needs in one file, and what most pages share in another: two dozen small ones compress worse and
    // cost a request each. Eight is where the sum over the first routes is smallest. A group below stays where it saves a page two
    // requests or more: what each saves is in record 9.
    rolldownOptions: {
      // Warnings that nobody can act on hide the others: where the time went, and that React's development build of its scheduler
      // exports more than the one for production.
      checks: { pluginTimings: false },
      onLog: (level, log, report) => {
        if (log.code !== 'IMPORT_IS_UNDEFINED' || !log.message.includes('/scheduler/')) report(level, log)
      },
      // A constant of another chunk costs its name in both; most are shorter than that.
      optimization: { inlineConst: true },
      output: {
        // "react-dom-client.production" of React's own file: what finds chunks by their names expects no second dot.
        chunkFileNames: ({ name }) => `assets/${name.replaceAll('.', '-')}-[hash].js`,
        codeSplitting: {
          groups: [
            // For the entry, which runs before anything else is asked for.
            { name: 'runtime', test: /vite\/preload-helper|before-hydration\/yield-to-main/, priority: 3 },
            { name: 'base', test: BASE, priority: 2 },
            {
              name: 'shared',
              test: /\/src\/(?!content\/polic|before-hydration\/first-input|lib\/geo|ui\/(?:band|notice|points))/,
              minShareCount: 8,
              priority: 1,
            },
            { name: 'late', test: LATE, includeDependenciesRecursively: false },
            { name: 'small', test: SMALL, includeDependenciesRecursively: false },
            {
              name: 'card',
              test: /\/src\/(?:ui\/(?:vehicle-card|badge)|features\/shortlist\/heart|before-hydration\/early-toggle)\.tsx?/,
              includeDependenciesRecursively: false,
            },
            // The inventory, its sheet and its search share them.
            {
              name: 'filters',
              test: /\/src\/features\/inventory\/(?:facets|filter-(?:labels|select|url)|filters|option-counts|order|radio-choice)\.tsx?/,
              includeDependenciesRecursively: false,
            },
            // The page of a vehicle and the comparison share them.
            {
              name: 'cart-words',
              test: /\/src\/(?:lib\/series-name|ui\/share-page|contract\/specification-labels)\.ts/,
              includeDependenciesRecursively: false,
            },
            // The page of a vehicle and what it loads later share them.
            {
              name: 'vehicle-parts',
              test: /\/src\/(?:features\/vehicle\/(?:print-only|recent|picture-track|picture-text|color-query)|api\/vehicle-query)\.tsx?/,
              includeDependenciesRecursively: false,
            },
            { name: 'places', test: PLACES, minShareCount: 2, includeDependenciesRecursively: false },
            {
              name: 'towns',
              test: /\/src\/features\/towns/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    // 2 KB of gzip less on every first route than the default minifier, for two seconds of build time.
    minify: 'terser',
    terserOptions: {
      module: true,
      // The last two are 80 bytes on every first route: a function inlined several times repeats itself, and nothing here
      // is called with `new` that was written as a property. `unsafe_arrows` would save 75 more, and the cart in 3-D is no longer drawn.
      compress: { passes: 3, ecma: 2020, inline: 1, unsafe_methods: true },
      format: { ecma: 2020, comments: false },
    },
  },
})
