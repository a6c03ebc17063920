import { Suspense } from 'react'
import { useShortlist } from '../../device/shortlist.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'

const ShortlistLink = lazyPart(async () => (await import('./shortlist-link.tsx')).ShortlistLink)

/** The link to the shortlist, loaded when the list is not empty. */
export const LazyShortlistLink = () => <Suspense>{useShortlist().length > 0 && <ShortlistLink />}</Suspense>
