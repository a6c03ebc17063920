import { registerRoute } from 'workbox-routing'

const CACHE = 'page-lists'
/** Pages that were stored before the last change name an earlier one. */
const MOST = 5

/** The list of vehicles that a page names and is hydrated with. Its name comes from its content. */
export const isListFile = (pathname: string): boolean => /^\/assets\/list-[0-9a-f]+\.json$/.test(pathname)

/** Answers with the lists of pages that the server has rendered since this version was built. */
export const serveListFiles = () =>
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isListFile(url.pathname),
    ({ url }) => listFile(url.pathname),
  )

/** A list, which is stored from then on. */
export async function listFile(path: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  const stored = await cache.match(path)
  if (stored) return stored
  const response = await fetch(path)
  if (!response.ok) return response
  // Without room in the store, the response is still served.
  await cache.put(path, response.clone()).catch(() => {})
  const lists = await cache.keys()
  await Promise.all(lists.slice(0, -MOST).map((old) => cache.delete(old)))
  return response
}
