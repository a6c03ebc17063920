import { chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useStore } from '../hooks/use-store.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { closeToast, type ShownToast, shownToast } from '../ui/toast.ts'

/**
 * Shows toasts, whose code loads with the first one. Screen readers announce text that is added to an existing live
 * region, so the region is rendered before. An error is an alert, which is announced when it appears.
 */
export function Toasts() {
  const toast = useStore(shownToast, () => undefined)
  const shown = toast && <ToastRegion toast={toast} />
  const isAlert = toast?.tone === 'destructive'
  return (
    <>
      {/* In print, even an empty element would begin a second page after one with its own page size. */}
      <div aria-live="polite" data-screen-only="">
        <Suspense>{isAlert ? null : shown}</Suspense>
      </div>
      <Suspense>{isAlert && shown}</Suspense>
    </>
  )
}

/** Used when the toast's chunk failed to load, because that error would replace the page. */
const PlainToast = ({ toast }: { toast: ShownToast }) => (
  <Plain role="alert">
    <span>{[toast.title, toast.description].filter(Boolean).join(' ')}</span>{' '}
    <button type="button" onClick={closeToast}>
      Close
    </button>
  </Plain>
)

const ToastRegion = lazyPart(async () => (await import('../ui/toast-region.tsx')).ToastRegion, PlainToast)

const Plain = chakra('p', {
  base: {
    position: 'fixed',
    zIndex: '9',
    insetInline: '0',
    bottom: '0',
    padding: '8px var(--gutter)',
    background: 'night',
    color: 'nightInk',
    textStyle: 'small',
    '& button': { minHeight: '44px', textDecoration: 'underline' },
  },
})
