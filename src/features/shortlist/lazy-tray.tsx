import { Suspense } from 'react'
import { useShortlist } from '../../device/shortlist.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'

const Tray = lazyPart(async () => (await import('./tray.tsx')).Tray)

/** The saved carts at the lower edge of a page with hearts, loaded when there are any. The last part of its page. */
export const LazyTray = () => <Suspense>{useShortlist().length > 0 && <Tray />}</Suspense>
