import { documentPath } from '../../addresses/paths.ts'
import { loadPolicy } from '../../content/policy-documents.ts'
import { documentSlugs } from '../../content/policy-links.ts'
import type { PolicyDocument } from '../../content/schema/policy.ts'

/** The document of an address. Throws if there is none, because the route table knows them all. */
export function documentAt(pathname: string): string {
  const slug = documentSlugs.find((each) => documentPath(each) === pathname.replace(/\/+$/, ''))
  if (!slug) throw new Error(`No document at ${pathname}`)
  return slug
}

const promises = new Map<string, Promise<PolicyDocument>>()
const loaded = new Map<string, PolicyDocument>()

/** Loads a document once, and returns the same promise in each render. After a failure it is requested again. */
export function documentOf(slug: string): Promise<PolicyDocument> {
  const known = promises.get(slug)
  if (known) return known
  const document = loadPolicy(slug)
  promises.set(slug, document)
  document.then(
    (policy) => loaded.set(slug, policy),
    () => promises.delete(slug),
  )
  return document
}

/** A document that is already loaded, without waiting: a page that suspends during hydration is rendered again. */
export const loadedDocument = (slug: string): PolicyDocument | undefined => loaded.get(slug)
