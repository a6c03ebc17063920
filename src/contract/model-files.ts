/**
 * Names of the caches for 3-D models. The worker fills `opened` and `viewer` with what was opened. The page fills
 * `kept` with all models and the viewer, and the worker answers from it first.
 */
export const modelCaches = { opened: 'models', viewer: 'model-viewer', kept: 'kept-models' } as const

/** Lists the files with which this version turns carts in 3-D. The build writes it. */
export const MODEL_FILES_PATH = '/data/models.json'

/** Paths of the models and of the viewer, each with its size in bytes. */
export type ModelFiles = Readonly<Record<string, number>>

/**
 * Checks by hand, because another schema would add code to every page.
 * @throws TypeError when it is no such list
 */
export function parseModelFiles(data: unknown): ModelFiles {
  const isList = data && Object.entries(data).every(([path, size]) => path.startsWith('/') && size > 0)
  if (!isList) throw new TypeError('No list of 3-D models')
  return data as ModelFiles
}
