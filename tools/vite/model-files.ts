import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { ModelFiles } from '../../src/contract/model-files.ts'

/** The entry of the 3-D viewer in the build. The worker and `globIgnores` in vite.config.ts find its chunk by this name. */
const VIEWER = 'src/ui/viewer.ts'

/** The models and the viewer of the build in `out`, each with its size in bytes. The worker does not install them. */
export async function modelFiles(out: string, chunks: Manifest): Promise<ModelFiles> {
  const viewer = chunks[VIEWER]?.file
  if (!viewer || !/^assets\/viewer-[^/]+\.js$/.test(viewer)) throw new Error(`${VIEWER} is not in a separate chunk`)
  const models = (await readdir(join(out, 'models'))).filter((name) => name.endsWith('.glb')).sort()
  const files = [viewer, ...models.map((name) => `models/${name}`)]
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [`/${file}`, (await stat(join(out, file))).size] as const)),
  )
}
