import { Suspense } from 'react'
import { useShortlist } from '../../device/shortlist.ts'
import { late } from '../../ui/late.tsx'

const Tray = late(async () => (await import('./tray.tsx')).Tray)

/** The saved carts at the lower edge of a page with hearts, loaded when there is one. The last part of its page. */
export const TrayPlace = () => <Suspense>{useShortlist().length > 0 && <Tray />}</Suspense>
