import { MODEL_FILES_PATH, modelCaches, parseModelFiles } from '../contract/model-files.ts'
import type { StoredFiles } from '../contract/worker-messages.ts'
import { planModels } from '../lib/model-plan.ts'
import { storedFile } from './precache.ts'

/**
 * Reads the 3-D models in every cache that the worker uses.
 * @param images paths from the catalogue
 * @returns what is stored, and its size in bytes
 */
export async function checkModels(images: readonly string[]): Promise<[StoredFiles['models'], number]> {
  const list = await storedFile(MODEL_FILES_PATH)
  // Without the list, the viewer counts as missing.
  const files = list ? parseModelFiles(await list.json()) : {}
  const { models, viewer } = planModels(images, files)
  const found = new Map<string, number>()
  let wereOpened = false
  for (const name of Object.values(modelCaches)) {
    const cache = await caches.open(name)
    const requests = await cache.keys()
    if (name === modelCaches.opened) wereOpened = requests.length > 0
    for (const request of requests) {
      const response = await cache.match(request)
      if (response) found.set(new URL(request.url).pathname, (await response.blob()).size)
    }
  }
  const isStored = (path: string) => Boolean(found.get(path))
  const all = [...viewer, ...models]
  const bytesOf = (paths: readonly string[]) => sum(paths.map((path) => files[path] ?? 0))
  const stored = {
    stored: models.filter(isStored).length,
    total: models.length,
    hasViewer: viewer.length > 0 && viewer.every(isStored),
    wereOpened,
    allBytes: bytesOf(all),
    missingBytes: bytesOf(all.filter((path) => !isStored(path))),
  }
  return [stored, sum([...found.values()])]
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)
