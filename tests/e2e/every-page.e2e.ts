import { statSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'
import { shapes } from '../page-shapes.ts'
import { smallTargets } from '../touch-targets.ts'

/** Gzipped JavaScript, in bytes, that a page may load by itself on a first visit. */
const MOST_SCRIPT_BYTES = 125_000

// The page asks for its worker as the last thing it does by itself. That is noted here, and none is installed.
test.use({ serviceWorkers: 'allow' })

/** Notes the scripts a page loads by itself. Returns what they weigh so far, and which they are. */
function weighScripts(page: Page): () => { bytes: number; files: string[] } {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  return () => {
    const files = [...scripts]
    return { files, bytes: files.reduce((sum, file) => sum + statSync(`dist${file}.gz`).size, 0) }
  }
}

declare global {
  interface Window {
    firstHeading?: Element
    asksForWorker?: true
  }
}

/**
 * Ids and references to ids in the document that differ from those React has computed. React does not repair them, and an
 * element rendered later refers to an id that does not exist.
 */
function idsThatDiffer(): string[] {
  const names = {
    id: 'id',
    htmlFor: 'for',
    'aria-labelledby': 'aria-labelledby',
    'aria-describedby': 'aria-describedby',
  }
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'))
    const props = key ? Reflect.get(element, key) : {}
    return Object.entries(names)
      .filter(([prop, attribute]) => props[prop] && props[prop] !== element.getAttribute(attribute))
      .map(
        ([prop, attribute]) => `${element.localName} ${attribute}=${element.getAttribute(attribute)}: ${props[prop]}`,
      )
  })
}

for (const path of shapes) {
  test.describe(path, () => {
    test('keeps the promises of every page', async ({ page }) => {
      await watchLayout(page)
      const scripts = weighScripts(page)
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1')
          if (!heading) return
          window.firstHeading = heading
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
        ServiceWorkerContainer.prototype.register = () => {
          window.asksForWorker = true
          return new Promise(() => {})
        }
      })
      const loaded = async () => {
        await page.waitForFunction(() => window.asksForWorker)
        await page.waitForLoadState('networkidle')
      }
      await page.goto(path)
      await loaded()
      await test.step('it loads little JavaScript', () => {
        const { bytes, files } = scripts()
        expect(files.length).toBeGreaterThan(1)
        test.info().annotations.push({ type: 'bytes of script', description: `${bytes}` })
        expect(bytes, files.join(', ')).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
      })

      await test.step('it hydrates the HTML it was sent', async () => {
        await expect(page.locator('h1')).toHaveCount(1)
        expect(await page.evaluate(() => document.querySelector('h1') === window.firstHeading)).toBe(true)
        expect(await page.evaluate(idsThatDiffer), 'ids in the HTML that React takes for others').toEqual([])
        await expect(page.locator('head title')).toHaveCount(1)
        await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
      })

      await test.step('nothing moves while it loads', async () => expect(await layoutShifts(page)).toEqual([]))

      await test.step('it is accessible in both themes', async () => expect(await axeInBothThemes(page)).toEqual([]))

      await test.step('nothing moves while it loads on a phone', async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.reload()
        await loaded()
        expect(await layoutShifts(page)).toEqual([])
      })

      await test.step('a finger can press each target on a phone', async () => {
        expect(await smallTargets(page), 'targets too small for a finger').toEqual([])
      })

      await test.step('it fits the narrowest phone', async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      })
    })
  })
}
