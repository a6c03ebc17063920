// The browsers of `node tools/engines.mjs`.
import { installFirefox } from '../ensure-firefox.mjs'
import { installWebKit } from '../ensure-webkit.mjs'

/** @type {Record<string, { install: () => Promise<unknown>, missing: string }>} */
export const ENGINES = {
  firefox: {
    install: installFirefox,
    missing: 'No Firefox: install it (Debian: firefox-esr), or name one with FIREFOX_PATH.',
  },
  webkit: {
    install: installWebKit,
    missing: 'No WebKitGTK with a driver: install it (Debian and Ubuntu: webkit2gtk-driver and xvfb).',
  },
}
