import type { WorkboxPlugin } from 'workbox-core'
import { type FixedPage, fixedPages } from '../addresses/paths.ts'
import { SNAPSHOT_PATH } from '../contract/endpoints.ts'
import { keep, storedFile, storedPage } from './precache.ts'

/** Of the pages of the vehicle list those that most visits open. A page of a town shows its carts anew when the API has answered. */
const LIST_PAGES = Object.values<FixedPage>(fixedPages)
  .filter(({ needsList }) => needsList)
  .map(({ path }) => path)

/** Stores the pages of the vehicle list anew when the list has changed, so that no visit begins with an old price. */
export const refreshListPages: WorkboxPlugin['cacheDidUpdate'] = async ({ oldResponse, newResponse }) => {
  const before = oldResponse ? await oldResponse.text() : await listOfBuild()
  if (before === (await newResponse.clone().text())) return
  for (const path of LIST_PAGES) await refresh(path).catch(() => {})
}

async function refresh(path: string) {
  // With Save-Data only what was opened is stored.
  if (!(await storedPage(path))) return
  const request = new Request(path, { cache: 'no-cache' })
  const response = await fetch(request)
  if (response.status === 200) await keep(request, response)
}

async function listOfBuild() {
  const snapshot = await storedFile(SNAPSHOT_PATH)
  return JSON.stringify((await snapshot?.json())?.vehicles)
}
