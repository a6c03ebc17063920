import type { StoredFiles } from '../contract/worker-messages.ts'
import { planPictures } from '../lib/picture-plan.ts'
import { bestForm } from '../lib/picture-sources.ts'
import { askWorker } from './ask-worker.ts'
import { pictureFormat } from './picture-format.ts'
import { picturePixels } from './screen-pixels.ts'
import { modelsPreference } from './storage-preference.ts'
import { keptPictures } from './store-file.ts'

/** What a check of everything on this device has found. Sizes are bytes, `asOf` is epoch ms. */
export type Stored = Omit<StoredFiles, 'images' | 'models' | 'missing'> & {
  pictures: {
    /** How many are stored in the form that fits this screen. */
    stored: number
    /** How many are stored in any form. */
    inAnyForm: number
    total: number
    /** Pictures on other sites, which are not stored. */
    elsewhere: number
  }
  models: StoredFiles['models'] & {
    /** Whether the models count as part of everything. */
    wanted: boolean
  }
  /** Whether the browser has agreed to delete nothing by itself. */
  isPersistent: boolean
}

/**
 * Reads everything that is stored on this device.
 * @returns undefined when no worker answers, so that nothing is known
 */
export async function checkStored(): Promise<Stored | undefined> {
  const answer = await askWorker()
  if (!answer) return undefined
  const { images, models, missing: _, ...files } = answer
  const plan = planPictures(images, picturePixels(), await pictureFormat())
  const kept = await keptPictures()
  const paths = [...kept].filter(([, size]) => size > 0).map(([path]) => path)
  const sizes = [...kept.values()]
  return {
    ...files,
    bytes: sizes.reduce((sum, size) => sum + size, files.bytes),
    pictures: {
      stored: plan.files.filter((path) => kept.get(path)).length,
      inAnyForm: plan.files.filter((path) => kept.get(path) || bestForm(path, paths)).length,
      total: plan.files.length,
      elsewhere: plan.elsewhere,
    },
    models: { ...models, wanted: modelsPreference.get() ?? models.wereOpened },
    isPersistent: (await navigator.storage?.persisted?.().catch(() => false)) ?? false,
  }
}

/** Whether every page, every file of the site, the list of vehicles, every picture and every wanted model is stored. */
export const isReady = ({ files, vehicles, pictures, models }: Stored): boolean =>
  files.stored === files.total &&
  vehicles > 0 &&
  pictures.stored === pictures.total &&
  (!models.wanted || (models.hasViewer && models.stored === models.total))
