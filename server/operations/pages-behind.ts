import { join } from 'node:path'
import { type Catalogue, readSnapshot, SNAPSHOT } from '../catalogue.ts'
import type { ServedBuild } from '../served-build.ts'

/**
 * Whether the built pages show other vehicles than the catalogue, from which the API answers: until a build has followed
 * an edit, and for good where nobody builds.
 */
export function pagesBehind(build: () => ServedBuild, catalogue: Catalogue): () => boolean {
  const etags = new WeakMap<ServedBuild, string | undefined>()
  return () => {
    const current = build()
    if (!etags.has(current)) etags.set(current, readSnapshot(join(current.dir, SNAPSHOT))?.etag)
    const etag = etags.get(current)
    return etag !== undefined && etag !== catalogue.current().etag
  }
}
