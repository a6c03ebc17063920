import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'

/** If it cannot be loaded, "Start over" does the same. */
const SentDone = lazyPart(
  async () => (await import('./sent-done.tsx')).SentDone,
  () => null,
)

/**
 * "Done" after a message on a kiosk.
 * @param elsewhere what other devices, and the prerendered page, show instead
 */
export const LazySentDone = ({ elsewhere }: { elsewhere: ReactNode }) =>
  useHydrated() && isKioskMode() ? (
    <Suspense>
      <SentDone />
    </Suspense>
  ) : (
    elsewhere
  )
