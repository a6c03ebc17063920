import { Suspense } from 'react'
import { useShortlist } from '../../device/shortlist.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ShortlistLink = lazyPart(async () => (await import('./shortlist-link.tsx')).ShortlistLink)

/** The count of the shortlist, loaded when there is one. */
export const LazyShortlistLink = () => <Suspense>{useShortlist().length > 0 && <ShortlistLink />}</Suspense>
