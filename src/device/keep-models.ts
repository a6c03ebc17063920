import { modelCaches } from '../contract/model-files.ts'

const KEY = 'keep-models'

/**
 * Whether somebody wants the 3-D models kept with everything else. Beside `storagePreference`, whose form older versions of the site read.
 * @returns undefined when nobody has said anything, and where the browser stores nothing
 */
export function keepModels(): boolean | undefined {
  try {
    const value = localStorage.getItem(KEY)
    return value === null ? undefined : value === 'true'
  } catch {
    return undefined
  }
}

export function setKeepModels(wanted: boolean | undefined): void {
  try {
    if (wanted === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, `${wanted}`)
  } catch {
    // Then nothing is stored either.
  }
}

/** What {@link keepModels} says, or else whether a model was opened on this device. */
export const wantsModels = async (): Promise<boolean> =>
  keepModels() ?? (await (await caches.open(modelCaches.opened)).keys()).length > 0
