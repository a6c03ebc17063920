import type { Page } from 'playwright/test'
import { messageField } from '../contact-page.ts'
import { LIMITS } from '../limits.ts'
import { expect } from './expect.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { keptMessages } from './server-database.ts'
import type { Visitor } from './visitor.ts'

export type World = { visitor: Visitor; way: FaultProxy; dataDir: string }

/** What /outbox and the forms of open tabs show of what was typed. */
async function visibleMessages(pages: readonly Page[], outbox: Page): Promise<string[]> {
  const titles = (await outbox.getByRole('main').innerText()).split('\n')
  const forms = pages.filter((page) => /\/contact\b/.test(page.url()))
  const typed = await Promise.all(forms.map((page) => messageField(page).inputValue({ timeout: LIMITS.wait })))
  return [...titles, ...typed]
}

/**
 * What is wrong, one sentence each. Call it when the server has answered every request that reached it.
 * @param visible texts that the person can see
 */
export function complaints({ visitor, way, dataDir }: World, visible: readonly string[]): string[] {
  // The server may have served other tests before.
  const kept = keptMessages(dataDir).filter(({ id, message }) => visitor.sent.has(message) || way.accepted.has(id))
  const ids = new Set(kept.map(({ id }) => id))
  const texts = kept.map(({ message }) => message)
  return [
    ...texts.filter((text, index) => texts.indexOf(text) !== index).map((text) => `doubled: ${text}`),
    ...[...way.accepted].filter((id) => !ids.has(id)).map((id) => `accepted and lost: ${id}`),
    ...kept.filter(({ id }) => !way.accepted.has(id)).map(({ message }) => `kept and never accepted: ${message}`),
    ...texts.filter((text) => !visitor.sent.has(text)).map((text) => `accepted and never sent: ${text}`),
    ...[...visitor.sent]
      .filter((text) => !texts.includes(text) && !visible.includes(text))
      .map((text) => `neither delivered nor visible: ${text}`),
  ]
}

/**
 * The invariant: the server holds what it accepted, each inquiry once, and every other sent inquiry is visible on the device.
 * @param outbox a page that shows /outbox
 */
export async function expectPromiseKept(world: World, outbox: Page, pages: readonly Page[] = []) {
  await expect.poll(async () => complaints(world, await visibleMessages(pages, outbox))).toEqual([])
}
