import { spawnSync } from 'node:child_process'
import { findFirefox } from '../../tools/ensure-firefox.mjs'
import { firefoxBrowser } from '../faults/people/firefox.ts'
import type { Engine } from './engine.ts'

/** Firefox over WebDriver BiDi, with a profile on disk. */
export async function openFirefox(origin: string): Promise<Engine> {
  const browser = firefoxBrowser(origin, { showsPictures: true })
  await browser.start()
  // The page only knows the first number of it.
  const { stdout } = spawnSync(findFirefox() ?? '', ['--version'], { encoding: 'utf8' })
  return { version: stdout.trim(), tab: await browser.open('/'), end: browser.remove }
}
