// The browsers of `node tools/engines.mjs`.
import { findFirefox, installFirefox } from '../ensure-firefox.mjs'
import { findWebKit, installWebKit } from '../ensure-webkit.mjs'

/** @type {Record<string, { find: () => unknown, install: () => Promise<unknown>, missing: string }>} */
export const ENGINES = {
  firefox: {
    find: findFirefox,
    install: installFirefox,
    missing: 'No Firefox: install it (Debian: firefox-esr), or name one with FIREFOX_PATH.',
  },
  webkit: {
    find: findWebKit,
    install: installWebKit,
    missing: 'No WebKitGTK with a driver: install it (Debian and Ubuntu: webkit2gtk-driver and xvfb).',
  },
}
