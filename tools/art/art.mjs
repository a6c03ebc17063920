// `node tools/art/art.mjs`: makes the icons from one drawing, builds the site with them, and photographs it for the manifest.
import { chromium } from 'playwright'
import { BROWSER_FLAGS, requireBrowser } from '../browser.mjs'
import { ensureBuild } from '../ensure-build.mjs'
import { makeIcons } from './icons.mjs'
import { makeScreenshots } from './screenshots.mjs'

const browser = await chromium.launch({ executablePath: await requireBrowser(), args: BROWSER_FLAGS })
await makeIcons(browser)
await ensureBuild()
await makeScreenshots(browser)
await browser.close()
