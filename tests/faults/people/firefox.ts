import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { findFirefox } from '../../../tools/ensure-firefox.mjs'
import { until } from './person.ts'
import {
  copySession,
  type Field,
  LIMIT_MS,
  LOOK,
  type Look,
  MOVABLE_CLOCK,
  NOTED_PRESSES,
  type PeopleBrowser,
  SESSION_ENTRIES,
  type Tab,
} from './tab.ts'

const PREFERENCES = {
  // Nobody looks at pictures here.
  'permissions.default.image': 2,
  'gfx.downloadable_fonts.enabled': false,
  // So that a page without a worker gets its code from the network, which can be late.
  'browser.cache.disk.enable': false,
  'browser.cache.memory.enable': false,
}

/**
 * Firefox over WebDriver BiDi. Its offline mode does not reach the worker, so that only the proxy takes the network away;
 * and BiDi has no way to stop a worker or to slow the processor down.
 * @param origin of the site, as the browser reaches it
 */
export function firefoxBrowser(origin: string): PeopleBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  let browser: Browser | undefined
  const killWithUs = () => killGroup(browser)
  process.on('exit', killWithUs)

  const kill = async () => {
    const ended = browser?.process()
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    const gone = new Promise((resolve) => ended.once('exit', resolve))
    killGroup(browser)
    await gone
    browser = undefined
  }
  return {
    start: async () => {
      const executablePath = findFirefox()
      if (!executablePath) throw new Error('No Firefox found: install it, or set FIREFOX_PATH')
      browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        userDataDir: profile,
        extraPrefsFirefox: PREFERENCES,
        protocolTimeout: 2 * LIMIT_MS,
        // Whoever stops this program ends it: it kills the browser then.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      })
    },
    open: async (path, copyOf) => {
      if (!browser) throw new Error('Firefox is not running')
      const page = await browser.newPage()
      page.setDefaultTimeout(LIMIT_MS)
      await page.evaluateOnNewDocument(`${MOVABLE_CLOCK}\n${NOTED_PRESSES}`)
      if (copyOf) await page.evaluateOnNewDocument(copySession(await copyOf.evaluate<string>(SESSION_ENTRIES)))
      const tab = tabOf(page, origin)
      await tab.goto(path)
      return tab
    },
    bypassWorker: (tab) =>
      tab.evaluate(`navigator.serviceWorker.getRegistrations()
        .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
        .then(() => {})`),
    special: undefined,
    kill,
    remove: async () => {
      process.off('exit', killWithUs)
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

/** A page that loads another one just now, as after a missing chunk, aborts a navigation of ours. */
const isInterrupted = (error: unknown) => /NS_BINDING_ABORTED|interrupted an unfinished navigation/.test(String(error))

function killGroup(browser: Browser | undefined) {
  const pid = browser?.process()?.pid
  if (!pid) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    browser?.process()?.kill('SIGKILL')
  }
}

/** As `getByLabel` and `getByRole` find them; BiDi's own search by role and name takes a second on these pages. */
const FIND = `
  const labelled = (name) => [...document.querySelectorAll('input, textarea')]
    .find((field) => [...field.labels].some((label) => label.innerText.trim() === name))
  const named = (role, name) => [...document.querySelectorAll(role === 'link' ? 'a[href]' : role)]
    .find((element) => (element.ariaLabel ?? element.innerText).trim() === name && !element.disabled)
`
/** What React and a person both take for typing. */
const SET_VALUE = `
  const setValue = (field, text) => {
    field.focus()
    field.select()
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
  }
`

function tabOf(page: Page, origin: string): Tab {
  const run = <T>(work: string) => page.evaluate(`(() => { ${FIND} ${work} })()`) as Promise<T>
  const quote = JSON.stringify
  /** Waits until the work does not answer undefined. */
  const when = async <T>(what: string, work: string): Promise<T> => {
    const found = await until(async () => {
      const value = await run<T | undefined>(work)
      return value === undefined ? undefined : { value }
    }, LIMIT_MS)
    if (!found) throw new Error(`${what} is not there after ${LIMIT_MS} ms`)
    return found.value
  }
  /** Focuses the field and selects what stands in it. */
  const enter = (name: Field) =>
    when<true>(
      name,
      `const field = labelled(${quote(name)}); if (!field || field.readOnly) return
       field.focus(); field.select(); return true`,
    )
  return {
    goto: async (path) => {
      const go = () => page.goto(origin + path, { waitUntil: 'domcontentloaded' })
      await go().catch((error: unknown) => (isInterrupted(error) ? go() : Promise.reject(error)))
    },
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded' })
    },
    fill: async (name, text) => {
      await enter(name)
      await run(`${SET_VALUE} setValue(labelled(${quote(name)}), ${quote(text)})`)
    },
    type: async (name, text) => {
      await enter(name)
      await page.keyboard.type(text)
    },
    valueOf: (name) => when(name, `return labelled(${quote(name)})?.value`),
    choose: async (radio) => {
      await when(radio, `const field = labelled(${quote(radio)}); field?.click(); return field && true`)
    },
    press: async (role, name) => {
      const find = () =>
        when<{ x: number; y: number }>(
          name,
          `const element = named(${quote(role)}, ${quote(name)})
         element?.scrollIntoView({ block: 'center', behavior: 'instant' })
         const { left, top, width, height } = element?.getBoundingClientRect() ?? {}
         const place = { x: left + width / 2, y: top + height / 2 }
         const before = globalThis.lastPlace
         globalThis.lastPlace = place
         // As a person does: what moves, or is covered, is not pressed yet.
         const isStill = before?.x === place.x && before.y === place.y
         return element && isStill && element.contains(document.elementFromPoint(place.x, place.y)) ? place : undefined`,
        )
      // Whoever presses beside it, because it moved in the last moment, presses again.
      for (let isHit: boolean | undefined = false; isHit === false; ) {
        const { x, y } = await find()
        await run(`const element = named(${quote(role)}, ${quote(name)})
          globalThis.isHit = undefined
          addEventListener('click', ({ target }) => {
            globalThis.isHit = element?.contains(target)
          }, { capture: true, once: true })`)
        await page.mouse.click(x, y)
        // Another page has come, or nothing can say.
        isHit = await run<boolean | undefined>('return globalThis.isHit').catch(() => undefined)
      }
    },
    look: () => page.evaluate(LOOK) as Promise<Look>,
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    close: () => page.close(),
  }
}
