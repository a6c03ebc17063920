import { paths } from '../../addresses/paths.ts'
import { sharePage } from '../../ui/share-page.ts'

/** Shares the comparison's address, which names the carts and nothing from this device. */
export const shareComparison = (ids: readonly string[], button: Element): Promise<void> =>
  sharePage({ title: 'Golf carts, side by side', url: window.location.origin + paths.compareCarts(ids) }, button)
