import { lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'

const SentDone = lazy(() =>
  import('./sent-done.tsx').then(
    (module) => ({ default: module.SentDone }),
    // "Start over" does the same.
    () => ({ default: () => null }),
  ),
)

/**
 * "Done" after a message, on a kiosk.
 * @param elsewhere what any other device shows in its place; the prerendered page as well
 */
export const LazySentDone = ({ elsewhere }: { elsewhere: ReactNode }) =>
  useHydrated() && isKioskMode() ? (
    <Suspense>
      <SentDone />
    </Suspense>
  ) : (
    elsewhere
  )
