import type { Locator, Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { dealerClock, dealerDay } from '../../src/contract/dealer-clock.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { axe, expect, readyForOffline } from '../fixtures.ts'
import { FrozenClock } from '../frozen-clock.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'
import { test } from '../short-install.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

const now = Date.now()
const [today = '', tomorrow = '', dayAfter = ''] = [0, 1, 2].map((days) => dealerDay(now + days * DAY))
const untilMidnight = DAY - (dealerClock(now).getTime() % DAY)

/** Open all of today but for one showroom, closed tomorrow, and open at an odd time the day after, whichever weekdays these are. */
const days = {
  hours: [
    { day: today, place: 'everywhere', hours: { opens: '00:00', closes: '23:59' } },
    { day: today, place: 'hatfield', hours: null, reason: 'New floor' },
    { day: tomorrow, place: 'everywhere', hours: null, reason: 'Staff training' },
    { day: dayAfter, place: 'everywhere', hours: { opens: '09:15', closes: '17:00' } },
  ],
  notices: [
    { from: today, to: today, text: 'The lake road is closed today.' },
    { from: tomorrow, to: tomorrow, text: 'We train today, and call you back tomorrow.' },
  ],
}

const notice = (page: Page) => page.getByRole('complementary', { name: 'Notice' })
/** Where an element begins on its page, in px. */
const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + scrollY)
const hatfield = (page: Page) => page.getByRole('article').filter({ hasText: 'Hatfield showroom' })
const poconos = (page: Page) => page.getByRole('article').filter({ hasText: 'Poconos showroom' })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the site shows a closed day and a notice online, offline and from midnight in New York on, and nothing moves', async ({
      page,
      siteCopy,
    }) => {
      const { server } = await siteCopy()
      await server.setDays(days)
      const clock = await FrozenClock.begin(page, now)
      await watchLayout(page)
      await page.goto(server.url + paths.showroom)

      await expect(hatfield(page)).toContainText(/Closed\. Opens \w+ at 9:15\sAM/)
      // Its usual Sunday is "by appointment".
      await expect(hatfield(page)).toContainText('closed (New floor)')
      await expect(poconos(page)).toContainText(/Open until 11:59\sPM/)
      await expect(page.getByRole('contentinfo')).toContainText('closed (Staff training)')
      await expect(notice(page)).toHaveText('The lake road is closed today.')
      expect(await axe(page)).toEqual([])
      await readyForOffline(page)
      await expect.poll(() => page.evaluate(async (path) => !!(await caches.match(path)), endpoints.today)).toBe(true)
      expect(await layoutShifts(page)).toEqual([])

      await test.step('on the next page the notice is above the header', async () => {
        // A phone has the links of the site in a closed list.
        const list = page.getByRole('contentinfo').locator('summary', { hasText: 'Site' })
        if (width < 700) await list.click()
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
        await expect(page).toHaveURL(/contact$/)
        await expect(notice(page)).toHaveText('The lake road is closed today.')
        await expect.poll(() => topOf(notice(page))).toBe(0)
        await expect(page.getByRole('table')).toContainText('closed (Staff training)')
      })

      await test.step('the form says so when the requested day is a closed one', async () => {
        await page.getByText('Add details').click()
        const group = page.getByRole('group', { name: 'Test drive' })
        await expect(group).toContainText('This is a request. We’ll get back to you to confirm.')
        await page.getByLabel('Preferred day').fill(tomorrow)
        await expect(group).toContainText('We’re closed that day (Staff training). We’ll pick another one with you.')
        await page.getByLabel('Preferred day').fill(dayAfter)
        await expect(group).toContainText('This is a request. We’ll get back to you to confirm.')
      })

      await test.step('offline', async () => {
        await server.stop()
        const stored = await page.evaluate(async (path) => (await fetch(path)).json(), endpoints.today)
        expect(stored, 'by the worker').toMatchObject({ notices: days.notices })
        // The frozen clock hides that this is a new visit: the page would begin at its foot, where the link was followed.
        await page.addInitScript(() => sessionStorage.removeItem('scroll'))
        await page.goto(server.url + paths.showroom)
        await expect(hatfield(page)).toContainText(/Closed\. Opens \w+ at 9:15\sAM/)
        await expect(poconos(page)).toContainText(/Open until 11:59\sPM/)
        await expect(notice(page)).toHaveText('The lake road is closed today.')
        expect(await topOf(notice(page)), 'known before the page').toBe(0)
        expect(await layoutShifts(page)).toEqual([])
      })

      await test.step('offline after midnight', async () => {
        await clock.pass(untilMidnight + MINUTE)
        await expect(poconos(page)).toContainText(/Closed\. Opens tomorrow at 9:15\sAM/)
        await expect(notice(page)).toHaveText('We train today, and call you back tomorrow.')
        await clock.pass(DAY)
        await expect(notice(page)).toHaveCount(0)
      })
    })
  })
}
