import type { Page } from 'playwright/test'
import { counted, keep, models, openDevice, state } from '../device-page.ts'
import { expect } from '../fixtures.ts'
import { PartialProxy } from '../partial-proxy.ts'
import { test } from '../short-install.ts'
import { MODELS, PICTURES } from '../site-vehicles.ts'
import { frontsStored, saveData } from '../stored-pictures.ts'

const MODEL = /\.glb$|\/viewer-/
/** The models and their viewer. */
const FILES = MODELS + 1
const ALL_PICTURES = `${PICTURES} of ${PICTURES} pictures`

/** What lies in the stores of 3D models, as paths. */
const storedModels = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of ['models', 'model-viewer', 'kept-models'])
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    return paths
  })

test('with the box ticked, the 3-D models and their viewer are counted, cancelled, resumed, checked and cleared like the pictures', async ({
  page,
  site,
}) => {
  const proxy = await PartialProxy.start(site.url, MODEL, 5)
  await openDevice(page, `${proxy.url}/device`)
  await frontsStored(page)
  await expect(models(page)).not.toBeChecked()
  await models(page).check()
  await keep(page).click()
  await expect(page.getByText(new RegExp(`^${PICTURES + 5} of ${PICTURES + FILES} files, `))).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(state(page)).toContainText('Not everything is saved yet.')
  await expect(state(page)).toContainText(`${ALL_PICTURES} and 4 of ${MODELS} 3D models saved`)
  await proxy.allow()
  await page.reload()
  await expect(models(page)).toBeChecked()
  await keep(page).click()
  await expect(state(page)).toContainText('Ready for offline use.')
  await expect(state(page)).toContainText(`${ALL_PICTURES} and ${MODELS} of ${MODELS} 3D models`)
  await expect(counted(page, '3D models')).toHaveText(`3D models${MODELS} of ${MODELS}`)

  for (const missing of [/\/viewer-/, /\/denago-nomad\.glb$/]) {
    await page.evaluate(async (source) => {
      const kept = await caches.open('kept-models')
      for (const request of await kept.keys()) if (new RegExp(source).test(request.url)) await kept.delete(request)
    }, missing.source)
    // Where everything is kept, the next page stores what is missing by itself.
    await proxy.cut()
    await page.reload()
    await expect(state(page)).not.toContainText('Ready')
    await proxy.allow()
    await page.reload()
    await expect(state(page)).toContainText('Ready for offline use.')
  }

  await page.getByRole('button', { name: 'Clear saved files' }).click()
  await page.getByRole('button', { name: 'Delete pictures and 3D models' }).click()
  await expect(counted(page, '3D models')).toHaveText(`3D models0 of ${MODELS}`)
  expect(await storedModels(page)).toEqual([])
  await expect(models(page)).not.toBeChecked()
  await proxy.cut()
})

test('a device that has opened a model begins with the box ticked, stores no model before the press, and none twice', async ({
  page,
}) => {
  await saveData(page)
  await openDevice(page)
  const opened = '/models/denago-nomad.glb'
  await page.evaluate(async (path) => void (await (await fetch(path)).blob()), opened)
  await expect.poll(() => storedModels(page)).toEqual([opened])
  await page.reload()
  await expect(models(page)).toBeChecked()
  await expect(page.getByText(/Data saver is on.* about 1\d\.\d MB/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await storedModels(page)).toEqual([opened])
  const asked: string[] = []
  page.on('request', (request) => {
    if (MODEL.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  await keep(page).click()
  await expect(state(page)).toContainText(`${MODELS} of ${MODELS} 3D models, as of`)
  expect(asked).toHaveLength(MODELS)
  expect(asked).not.toContain(opened)
  const stored = await storedModels(page)
  expect(stored).toHaveLength(FILES)
  expect(new Set(stored).size).toBe(FILES)
  // Opened now, a kept one is not stored again.
  await page.evaluate(async (path) => void (await (await fetch(path)).blob()), opened)
  expect(await storedModels(page)).toHaveLength(FILES)
})

test('without the tick no model is loaded, and no stored one is removed', async ({ page }) => {
  await openDevice(page)
  await page.evaluate(async () => void (await (await fetch('/models/denago-nomad.glb')).blob()))
  await expect.poll(() => storedModels(page)).toHaveLength(1)
  await page.reload()
  await models(page).uncheck()
  await keep(page).click()
  await expect(state(page)).toContainText('Ready for offline use.')
  await expect(state(page)).toContainText(`${ALL_PICTURES}, as of`)
  await expect(counted(page, '3D models')).toHaveText(`3D models1 of ${MODELS}, without the 3D viewer`)
  await page.reload()
  await expect(models(page)).not.toBeChecked()
  await expect(state(page)).toContainText('Ready for offline use.')
  expect(await storedModels(page)).toHaveLength(1)
})
