import { paths } from '../../src/addresses/paths.ts'
import { draftOf, fillIn, leaveDraft, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { FORM_CODE, hold, SCRIPTS } from '../hold.ts'
import { PAYLOAD } from '../inquiry.ts'

for (const [what, pressed] of [
  ['typed', false],
  ['typed and sent', true],
] as const)
  test(`what was ${what} before the code of the form has loaded is a draft after a link of the site and Back`, async ({
    page,
  }) => {
    const letCome = await hold(page, FORM_CODE)
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillIn(page)
    if (pressed) await sendButton(page).click()
    await page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
    letCome()
    await page.goBack()
    await expect(sendButton(page)).toHaveAttribute('type', 'submit')
    await expect(messageField(page)).toHaveValue(PAYLOAD.message)
    // The press went with its page: the person looks at the message again, and sends it.
    await expect(page.getByRole('alert')).toHaveCount(0)
    await sendButton(page).click()
    await expect(page).toHaveURL(paths.thankYou)
  })

test('a choice made before the code of the form has loaded does not shorten the draft', async ({ page }) => {
  await leaveDraft(page, paths.contact)
  const letCome = await hold(page, FORM_CODE)
  await page.reload({ waitUntil: 'commit' })
  await page.getByText('Parts', { exact: true }).click()
  letCome()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await page.reload()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await expect(page.getByRole('radio', { name: 'Parts' })).toBeChecked()
})

test('retyping the start of a draft before the code of the form has loaded loses no text', async ({ page }) => {
  await leaveDraft(page, paths.contact)
  const letCome = await hold(page, FORM_CODE)
  await page.reload({ waitUntil: 'commit' })
  await messageField(page).pressSequentially(PAYLOAD.message.slice(0, 5))
  letCome()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(PAYLOAD.phone)
})

test('a different text, typed into a reloaded page before hydration, takes nothing from the draft', async ({
  page,
}) => {
  await page.goto('/contact')
  await fillIn(page)
  await page.getByText('Add details').click()
  await page.getByLabel('Make', { exact: true }).fill('Make of the first one')
  await expect.poll(() => draftOf(page)).toContain('Make of the first one')
  const letCome = await hold(page, FORM_CODE)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Bert')
  await messageField(page).fill('I am another person')
  letCome()
  await expect(page.getByText('An unfinished message')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Bert')
  for (const label of ['Last name', 'Email', 'Phone', 'Make'])
    await expect(page.getByRole('textbox', { name: label, exact: true, includeHidden: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
})

for (const [what, held] of [
  ['the code of the form', FORM_CODE],
  ['the code that hydrates', /\/assets\/start-/],
  ['any script', SCRIPTS],
] as const)
  test(`a page that is reloaded before ${what} has loaded still has the typed text`, async ({ page }) => {
    const letCome = await hold(page, held)
    // Scripts that are held delay the page's load.
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillIn(page)
    await page.getByText('Parts', { exact: true }).click()
    await page.reload({ waitUntil: 'commit' })
    letCome()
    await expect(messageField(page)).toHaveValue(PAYLOAD.message)
    await expect(page.getByRole('radio', { name: 'Parts' })).toBeChecked()
  })
