import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { reloadLater } from './reload-later.ts'

const KioskSession = lazyPart(async () => (await import('./kiosk-session.tsx').catch(reloadLater)).KioskSession)

/**
 * What every page of a kiosk has. Nothing before hydration; on any other device nothing of a kiosk is loaded.
 * @param elsewhere what any other device has in its place
 */
export const LazyKioskSession = ({ elsewhere }: { elsewhere: ReactNode }) => (
  <Suspense>{useHydrated() && (isKioskMode() ? <KioskSession /> : elsewhere)}</Suspense>
)
