import { lazy, Suspense, useSyncExternalStore } from 'react'
import { type ShownToast, shownToast } from '../ui/toast.ts'

const ToastRegion = lazy(() =>
  import('../ui/toast-region.tsx').then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: PlainToast }),
  ),
)

/** The place of toasts; what draws them is loaded with the first one. */
export function Toasts() {
  const toast = useSyncExternalStore(shownToast.subscribe, shownToast.get, () => undefined)
  return <Suspense>{toast && <ToastRegion toast={toast} />}</Suspense>
}

/** The connection broke off before the looks were there. Without this the page would go down with its toast. */
const PlainToast = ({ toast }: { toast: ShownToast }) => (
  <p role="alert">
    {toast.title} {toast.description}
  </p>
)
