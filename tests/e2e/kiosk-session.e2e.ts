import { paths } from '../../src/addresses/paths.ts'
import { messageField } from '../contact-page.ts'
import { expect } from '../fixtures.ts'
import { FrozenClock } from '../frozen-clock.ts'
import { beKiosk, expectForgotten, leaveWords, readStores, startOver } from '../kiosk.ts'
import { test as workerTest } from '../short-install.ts'

workerTest(
  'a session leaves nothing on the kiosk when nobody is there, after "Start over", and after a reload',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const clock = await FrozenClock.begin(page)
    await beKiosk(page)
    await page.goto(paths.home)
    await expect(startOver(page)).toBeVisible()
    const words: string[] = []
    const lengths: number[] = []

    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const copy = async () => {
      await messageField(page).press('ControlOrMeta+A')
      await messageField(page).press('ControlOrMeta+C')
    }
    const idle = await leaveWords(page)
    await copy()
    expect(await copied()).toBe(idle.typed)
    words.push(...Object.values(idle))
    const during = await readStores(page)
    expect(words.filter((each) => during.includes(each))).toEqual([])
    await clock.pass(61_000)
    await expectForgotten(page, words)

    const done = await leaveWords(page)
    expect(await copied(), 'the next person finds nothing to paste').toBe('')
    words.push(...Object.values(done))
    await copy()
    expect(await copied()).toBe(done.typed)
    await startOver(page).click()
    await expectForgotten(page, words)
    expect(await copied()).toBe('')
    lengths.push(await page.evaluate(() => history.length))

    const reloaded = await leaveWords(page)
    words.push(...Object.values(reloaded))
    await page.reload()
    await expect(startOver(page)).toBeVisible()
    await expect(messageField(page)).toHaveValue('')
    await clock.pass(61_000)
    await expectForgotten(page, words)
    await page.getByRole('link', { name: 'Leave your info' }).click()
    await expect(messageField(page)).toHaveValue('')
    await startOver(page).click()
    await expectForgotten(page, words)
    lengths.push(await page.evaluate(() => history.length))
    expect(lengths[1], 'the history does not grow').toBe(lengths[0])
  },
)
