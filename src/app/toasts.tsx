import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from '../ui/toast.ts'

const ToastRegion = lazy(() => import('../ui/toast-region.tsx').then(({ ToastRegion }) => ({ default: ToastRegion })))

/** The place of toasts; what draws them is loaded with the first one. */
export function Toasts() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => undefined)
  return <Suspense>{toast && <ToastRegion toast={toast} />}</Suspense>
}
