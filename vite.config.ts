import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import packageJson from './package.json' with { type: 'json' }
import { endWithParent } from './tools/vite/end-with-parent.ts'
import { manifest } from './tools/vite/manifest.ts'
import { mark } from './tools/vite/mark.ts'
import { precached } from './tools/vite/precached.ts'
import { precompress } from './tools/vite/precompress.ts'
import { prerender } from './tools/vite/prerender.ts'
import { stopAtFailure } from './tools/vite/stop-at-failure.ts'
import { styles } from './tools/vite/styles/styles.ts'
import { inlineScript } from './tools/vite/write-inline-script.ts'

const api = `http://localhost:${process.env['MOCK_PORT'] ?? 3001}`

/** Packages that the first render of every page needs. */
const BASE = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query))\//

/** The file of a package's production build. */
const inProduction = (name: string) => fileURLToPath(import.meta.resolve(name).replace('/development/', '/production/'))

export default defineConfig({
  plugins: [
    // Plugins of this project, and why no published one does it:
    endWithParent(), // Vite goes on building when the program that started it was killed.
    stopAtFailure(), // Vite calls the plugins below after a failed build as well, and shows their errors.
    inlineScript(), // A published one inlines bundled chunks; this script must come before all modules.
    styles(), // Chakra computes styles in the browser only.
    react(),
    mark(), // The header's picture is made from /logo.png.
    manifest(), // vite-plugin-pwa writes its own; this project keeps manifest.webmanifest at the top.
    // In this order after the bundle: pages, then the worker that precaches them, then what needs all files.
    prerender(), // Published ones render with a browser, or know neither the catalogue nor the share pictures.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      // manifest.webmanifest at the top level is the only source; the plugin would write its own.
      manifest: false,
      injectManifest: precached,
    }),
    precompress(), // Published ones compress the bundle only, and not the pages.
  ],
  resolve: {
    // Production builds of packages in development too: that of Lit for development warns that it is one.
    conditions: ['module', 'browser', 'production'],
    alias: {
      // The package names its development build for bundlers.
      'react-router/dom': inProduction('react-router/dom'),
      'react-router': inProduction('react-router'),
      // The package names its build for browsers of 2015 for bundlers.
      'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
    },
  },
  server: { proxy: { '/api': api, '/__fault': api } },
  build: {
    // Never `dist`, which is the site in place: `npm run build` says where, and puts it there.
    outDir: '.builds/by-hand',
    // "Safari >= 15.4" is "safari15.4" here.
    target: packageJson.browserslist.map((browser) => browser.replace(' >= ', '').toLowerCase()),
    manifest: true,
    assetsInlineLimit: 0,
    // In kB. Only the viewer of 3-D models is larger; it is loaded by a press.
    chunkSizeWarningLimit: 1_100,
    modulePreload: {
      // It would run after the entry, too late to help the few browsers that need it.
      polyfill: false,
      // A page names its own chunks (tools/vite/prerender.ts). The lists of all others are 3 KB of gzip in each first visit.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // What most pages load, in place of two dozen requests.
        codeSplitting: {
          groups: [
            // The entry needs these before the first paint. In `shell` they would make it wait for all of that.
            { name: 'runtime', test: /preload-helper|rolldown\/runtime|yield-to-main|tab-store/, priority: 3 },
            { name: 'base', test: BASE, priority: 2 },
            // The entry with all that it imports, which every page needs: in one file it is 1.3 KB of gzip less than in a dozen.
            { name: 'shell', test: /\/src\/entry\/start\./, priority: 1 },
            // Shared by most pages. What only a few pages share goes with them.
            { name: 'shared', test: /\/src\//, minShareCount: 16, priority: 1 },
          ],
        },
      },
    },
  },
})
