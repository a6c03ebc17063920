import { type FixedPage, fixedPages } from '../addresses/paths.ts'
import { STOCK_HEADER } from '../contract/endpoints.ts'
import { storeAnswer, storedPage } from './precache.ts'

/** The pages with vehicles that most visits open. The pages of towns are left out: each renders its carts again after the API's response. */
const LIST_PAGES = Object.values<FixedPage>(fixedPages)
  .filter(({ needsList }) => needsList)
  .map(({ path }) => path)

/**
 * Requests the stored pages that show an older list than the one just read, so that no visit begins with an old price.
 * A page that did not load, or that a busy server sent in its earlier form, is requested after the next read of the
 * list.
 */
export async function refreshListPages(answer: Response): Promise<void> {
  const list = answer.headers.get(STOCK_HEADER)
  if (list) for (const path of LIST_PAGES) await refresh(path, list).catch(() => {})
}

async function refresh(path: string, list: string) {
  const stored = await storedPage(path)
  // If the person saves data, only opened pages are stored.
  if (!stored || stored.headers.get(STOCK_HEADER) === list) return
  const request = new Request(path, { cache: 'no-cache' })
  const response = await fetch(request)
  if (response.status === 200) await storeAnswer(request, response)
}
