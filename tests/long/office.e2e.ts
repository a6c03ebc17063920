import sharp from 'sharp'
import { dealerDay } from '../../src/contract/dealer-clock.ts'
import { axeInBothThemes, expect } from '../fixtures.ts'
import { test } from '../office.ts'
import { decode } from '../qr-code.ts'

test('an owner invites a colleague, who cannot do the same, and signs out on all devices', async ({ office }) => {
  const owner = await office.signedIn('Anna', { viewport: { width: 1440, height: 900 } })
  await owner.getByRole('link', { name: 'People' }).click()
  await owner.getByRole('textbox', { name: 'Name' }).fill('Ben')
  await owner.getByRole('button', { name: 'Make a link' }).click()
  const link = await owner.getByRole('textbox', { name: 'Link for Ben' }).inputValue()
  expect(await decode(owner.locator('svg[data-scope=qr-code]'))).toBe(link)

  const staff = await office.device()
  await staff.goto(link)
  await staff.getByRole('button', { name: 'Add this device' }).click()
  await staff.getByRole('link', { name: 'People' }).click()
  await expect(staff.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('1 device')
  await expect(staff.getByRole('button', { name: /Remove|Make a link/ })).toHaveCount(0)

  const phone = await office.signedIn('Anna')
  await phone.getByRole('button', { name: 'Anna' }).click()
  await phone.getByRole('menuitem', { name: 'Sign out on all devices' }).click()
  await expect(owner.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(staff.getByRole('heading', { name: 'People' })).toBeVisible()
})

test('two people change one cart: the second sees both values and chooses', async ({ office }) => {
  const anna = await office.signedIn('Anna')
  const ben = await office.signedIn('Ben', { viewport: { width: 1440, height: 900 } })
  await anna.getByRole('link', { name: 'Stock' }).click()
  await ben.getByRole('link', { name: 'Stock' }).click()
  for (const page of [anna, ben]) await page.getByRole('link', { name: 'Denago Nomad', exact: true }).click()
  await ben.getByRole('textbox', { name: 'Location' }).fill('Hatfield')
  await ben.getByRole('textbox', { name: 'Price', exact: true }).fill('8200')

  await anna.getByRole('textbox', { name: 'Price', exact: true }).fill('8300')
  await anna.getByRole('button', { name: 'Save' }).click()
  await expect(anna.getByText('Saved.')).toBeVisible()
  // Ben's typed text stays while changes of others arrive.
  await expect(ben.getByRole('list').filter({ hasText: '$8,300' })).toBeVisible()
  await ben.getByRole('button', { name: 'Save' }).click()
  const dialog = ben.getByRole('alertdialog')
  await expect(dialog.getByRole('cell', { name: '$8,300 Anna' })).toBeVisible()
  await expect(dialog).toContainText('$8,200')
  await dialog.getByRole('button', { name: 'Use mine' }).click()
  await expect(anna.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('8200')
  await expect(anna.getByRole('textbox', { name: 'Location' })).toHaveValue('Hatfield')
})

test('photographs are added, ordered by drag and with the keyboard, and removed', async ({ office }) => {
  const page = await office.signedIn('Anna')
  await page.getByRole('link', { name: 'Stock' }).click()
  // A thumb needs more than a line of text.
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Denago Nomad', exact: true }) })
  await row.click({ position: { x: 40, y: 40 } })
  const photograph = async (background: string) => ({
    name: `${background}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos' }).click()
  await (await chooser).setFiles([await photograph('red'), await photograph('blue')])
  const pictures = page.getByRole('img', { name: /^Photo/ })
  await expect(pictures).toHaveCount(2)
  const first = await pictures.first().getAttribute('src')
  await pictures.first().dragTo(pictures.nth(1))
  await expect(pictures.nth(1)).toHaveAttribute('src', first ?? '')
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toHaveAttribute('aria-disabled', 'false')
  const second = await pictures.nth(1).getAttribute('src')
  await page.getByRole('combobox', { name: 'Position of photo 2' }).press('ArrowUp')
  await expect(pictures.first()).toHaveAttribute('src', second ?? '')
  await expect(page.getByRole('combobox', { name: 'Position of photo 1' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove photo 2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(pictures).toHaveCount(1)
})

test('a spreadsheet shows its difference before it is applied', async ({ office }) => {
  const page = await office.signedIn('Anna')
  await page.getByRole('link', { name: 'Stock' }).click()
  await page.getByRole('link', { name: 'Import' }).click()
  const spreadsheet = (price: string) => ({
    name: 'stock.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`id,Price\ndenago-nomad,${price}\n`),
  })
  await page.getByLabel('Spreadsheet').setInputFiles(spreadsheet('cheap'))
  await expect(page.getByRole('alert')).toContainText('cheap')
  // A corrected file often has the name and the size of the one before.
  for (const price of ['6666', '7777']) {
    await page.getByLabel('Spreadsheet').setInputFiles(spreadsheet(price))
    await expect(page.getByText(/^Price: .* → \$/)).toContainText(`$${price.replace(/^./, '$&,')}`)
  }
  await page.getByRole('button', { name: 'Apply' }).click()
  const price = page.getByRole('textbox', { name: 'Price of Denago Nomad', exact: true })
  await expect(price).toHaveValue('7,777')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(price).not.toHaveValue('7,777')
})

test('while the office does not answer the screen says so, and typed text stays', async ({ office }) => {
  const page = await office.signedIn('Anna')
  await page.getByRole('link', { name: 'Stock' }).click()
  await page.getByRole('link', { name: 'Denago Nomad', exact: true }).click()
  await page.getByRole('textbox', { name: 'Location' }).fill('Hatfield')
  await office.stop()
  await expect(page.getByText('What you typed is still here.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Hatfield')
  await office.start()
  await expect(page.getByText('What you typed is still here.')).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})

test('the screens are accessible in both themes, on a phone and a computer', async ({ office }) => {
  const page = await office.signedIn('Anna', { reducedMotion: 'reduce' })
  const forbidden: unknown[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Audits.issueAdded', ({ issue: { code, details } }) => {
    if (code === 'ContentSecurityPolicyIssue') forbidden.push(details)
  })
  await session.send('Audits.enable')
  for (const path of [
    '/inquiries',
    '/inquiries/automatic-reply',
    '/stock',
    '/stock/denago-nomad',
    '/stock/import',
    '/days',
    '/devices',
    '/people',
  ]) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(office.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === '/days') {
        await page.getByRole('button', { name: 'Close this day' }).click()
        await expect(page.getByText('Choose a day.')).toBeVisible()
      }
      expect.soft(await axeInBothThemes(page), `${path} at ${width} px`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
  expect(forbidden).toEqual([])
})

test('the notice of what is live stays visible, and does not cover the focus', async ({ office }) => {
  const page = await office.signedIn('Anna', { reducedMotion: 'reduce' })
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/stock', '/stock/denago-nomad']) {
      await page.goto(office.url + path)
      const live = page.getByText(/^On the site since/)
      await expect(live).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(live).toBeInViewport({ ratio: 1 })
      await page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('textbox')).last().focus()
      for (let step = 0; step < 30; step++) {
        await page.keyboard.press('Shift+Tab')
        const under = await page.evaluate(() => {
          const { activeElement } = document
          const bar = [...document.querySelectorAll('main [role=status]')]
            .find(({ textContent }) => textContent.startsWith('On the site'))
            ?.getBoundingClientRect().bottom
          const isBelow = (activeElement?.getBoundingClientRect().top ?? 0) >= (bar ?? Number.POSITIVE_INFINITY)
          const isInMain = activeElement?.closest('main') !== null
          return isInMain && scrollY > 0 && !isBelow ? activeElement?.outerHTML.slice(0, 300) : undefined
        })
        expect(under, `${path} at ${width} px, step ${step}`).toBeUndefined()
      }
    }
  }
})

test('a day is closed and a notice put on the site from a phone', async ({ office, page: visitor }) => {
  const page = await office.signedIn('Anna')
  await page.getByRole('link', { name: 'Hours' }).click()
  const today = dealerDay(Date.now())
  const hours = page.getByRole('form', { name: 'Close a day or set special hours' })
  await hours.getByRole('button', { name: 'Close this day' }).click()
  await expect(hours.getByText('Choose a day.')).toBeVisible()
  await hours.getByLabel('Day', { exact: true }).fill(today)
  await hours.getByLabel('Reason').fill('Inventory day')
  await hours.getByRole('button', { name: 'Close this day' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Inventory day' })).toContainText('Set by Anna')

  const notice = page.getByRole('form', { name: 'Put a notice on every page' })
  await notice.getByLabel('What it says').fill('We count our carts today.')
  await notice.getByLabel('First day').fill(today)
  await notice.getByLabel('Last day').fill(today)
  await notice.getByRole('button', { name: 'Add the notice' }).click()
  await expect(page.getByRole('button', { name: 'Remove notice “We count our carts today.”' })).toBeVisible()

  await visitor.goto(`${office.site.url}/contact`)
  await expect(visitor.getByText('We count our carts today.')).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText('Closed')
})
