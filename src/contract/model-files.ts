/**
 * Names of the stores of 3-D models in Cache Storage. `opened` and `viewer` are the worker's and hold what was opened; `kept` is
 * filled by the page with all models and the viewer, and the worker answers from it first.
 */
export const modelCaches = { opened: 'models', viewer: 'model-viewer', kept: 'kept-models' } as const

/** The list of the files by which this version turns carts in 3-D, written by the build. */
export const MODEL_FILES_PATH = '/data/models.json'

/** Paths of the models and of the viewer, each with its size in bytes. */
export type ModelFiles = Readonly<Record<string, number>>

/**
 * Checks by hand, because another schema would add code to every page.
 * @throws TypeError when it is not such a list
 */
export function parseModelFiles(data: unknown): ModelFiles {
  const isList = data && Object.entries(data).every(([path, size]) => path.startsWith('/') && size > 0)
  if (!isList) throw new TypeError('No list of 3-D models')
  return data as ModelFiles
}
