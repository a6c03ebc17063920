import { Suspense } from 'react'
import { useShortlist } from '../../device/shortlist.ts'
import { late } from '../../ui/late.tsx'

const ShortlistLink = late(async () => (await import('./shortlist-link.tsx')).ShortlistLink)

/** The count of the shortlist, loaded when there is one. */
export const ShortlistLinkPlace = () => <Suspense>{useShortlist().length > 0 && <ShortlistLink />}</Suspense>
