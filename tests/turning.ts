import type { Page } from 'playwright/test'
import { requireBrowser, TEST_BROWSER_FLAGS } from '../tools/browser.mjs'
import { LIMITS } from './limits.ts'

/** How long drawing on a busy processor may take: far from what anything takes. */
export const DRAWN = { timeout: LIMITS.wait }

/** What the browser says of drawing on the processor. */
export const SLOW_DRAWING = /GPU stall due to ReadPixels|GL Driver Message|Automatic fallback to software WebGL/

/** WebGL on the processor: few pixels, and nothing that turns by itself. */
export const SMALL_WEBGL = {
  viewport: { width: 320, height: 560 },
  contextOptions: { reducedMotion: 'reduce' as const },
  launchOptions: {
    executablePath: await requireBrowser(),
    args: [...TEST_BROWSER_FLAGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  },
}

/** Around the viewer: the stage with its buttons. */
export const turnStage = (page: Page) => page.locator(':has(> div > model-viewer)')
export const turnIt = (page: Page) => page.getByRole('button', { name: 'See it in 3D' })
/** There when the model is drawn. */
export const views = (page: Page) => page.getByRole('group', { name: 'View' })
