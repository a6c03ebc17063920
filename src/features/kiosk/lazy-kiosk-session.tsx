import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { reloadLater } from './reload-later.ts'

const KioskSession = lazyPart(async () => (await import('./kiosk-session.tsx').catch(reloadLater)).KioskSession)

/**
 * The kiosk's part of every page. Renders nothing before hydration, and other devices load no kiosk code.
 * @param elsewhere what other devices show instead
 */
export const LazyKioskSession = ({ elsewhere }: { elsewhere: ReactNode }) => (
  <Suspense>{useHydrated() && (isKioskMode() ? <KioskSession /> : elsewhere)}</Suspense>
)
