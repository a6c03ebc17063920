import { MODEL_FILES_PATH, type ModelFiles, modelCaches, parseModelFiles } from '../contract/model-files.ts'
import { storeFile } from './store-file.ts'

/** Stores one model, or the viewer, until it is removed, in place of the worker's copy. Throws like {@link storeFile}. */
export async function storeModel(path: string, signal: AbortSignal): Promise<Blob | undefined> {
  const seen = path.startsWith('/models/') ? modelCaches.opened : modelCaches.viewer
  const file = await storeFile(
    path,
    {
      seen,
      kept: modelCaches.kept,
      accepts: (mediaType) => !mediaType.startsWith('text/html'),
      // As large as twenty pictures.
      limit: 120_000,
    },
    { signal },
  )
  await (await caches.open(seen)).delete(path)
  return file
}

/** The list of this version, from the worker's store. Rejects when it can't be had. */
export async function readModelFiles(): Promise<ModelFiles> {
  return parseModelFiles(await (await fetch(MODEL_FILES_PATH)).json())
}
