import { OwnBrowser } from '../faults/own-browser.ts'
import { expect, test } from '../fixtures.ts'
import { drawingOf } from '../frames.ts'

/** Long for a few frames on a slow machine, in ms. */
const WAIT = 5_000

test('a page that the browser does not draw any more is told apart from one that hangs', async ({ headless }) => {
  // Windows has no signal that makes a process stand still.
  test.skip(process.platform === 'win32')
  const browser = new OwnBrowser({ isHeadless: headless })
  const context = await browser.start()
  try {
    const page = await context.newPage()
    await page.setContent('<button>Press</button>')
    expect(await drawingOf(page, WAIT)).toBe('draws')

    const devtools = await context.browser()?.newBrowserCDPSession()
    const { processInfo } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
    const drawing = processInfo.find(({ type }) => type === 'GPU')
    if (!drawing) throw new Error('No process of this browser draws')
    process.kill(drawing.id, 'SIGSTOP')
    expect(await drawingOf(page, WAIT)).toBe('stopped')
    process.kill(drawing.id, 'SIGCONT')
    expect(await drawingOf(page, WAIT)).toBe('draws')

    void page.evaluate('for (;;);').catch(() => {})
    expect(await drawingOf(page, WAIT)).toBe('silent')
  } finally {
    await browser.remove()
  }
})
