import { lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { reloadLater } from './reload-later.ts'

const KioskSession = lazy(() =>
  import('./kiosk-session.tsx').then((module) => ({ default: module.KioskSession }), reloadLater),
)

/**
 * What every page of a kiosk has. Nothing before hydration; on any other device nothing of a kiosk is loaded.
 * @param elsewhere what any other device has in its place
 */
export const LazyKioskSession = ({ elsewhere }: { elsewhere: ReactNode }) => (
  <Suspense>{useHydrated() && (isKioskMode() ? <KioskSession /> : elsewhere)}</Suspense>
)
