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

/** The chunk of the toast failed to load. Without this the error would replace the page. */
const PlainToast = ({ toast }: { toast: ShownToast }) => (
  <p role="alert">
    {toast.title} {toast.description}
  </p>
)
