import { modelOf } from './model-file.ts'

/** Paths of the files to store so that carts can be turned in 3-D. */
export type ModelPlan = { models: readonly string[]; viewer: readonly string[] }

/**
 * The models of a catalogue's carts, and the viewer.
 * @param images paths from the catalogue, in any order, possibly with duplicates
 * @param files the files of this version of the site: each path with its size in bytes
 */
export function planModels(images: readonly string[], files: Readonly<Record<string, number>>): ModelPlan {
  const models = new Set<string>()
  for (const image of images) {
    const model = modelOf([image])
    if (model && model in files) models.add(model)
  }
  return { models: [...models], viewer: Object.keys(files).filter((path) => !path.startsWith('/models/')) }
}
