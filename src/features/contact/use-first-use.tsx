import { type ComponentType, lazy, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { dealer } from '../../content/dealer.ts'
import { TextLink } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { hasDraft } from './draft.ts'
import type { EngineProps } from './use-contact-form.ts'

/** What makes the form live, loaded with its first use. */
export const LazyFormEngine = lazy<ComponentType<EngineProps>>(() =>
  import('./form-engine.tsx').then(
    ({ FormEngine }) => ({ default: FormEngine }),
    () => ({ default: FormUnavailable }),
  ),
)

/**
 * True from the first use of the form on: a field is entered, or the link or a draft brings something along. Without a
 * network the rest comes from what the worker has stored.
 */
export function useFirstUse() {
  const [used, setUsed] = useState(false)
  const use = useCallback(() => setUsed(true), [])
  useEffect(() => {
    if (location.search || hasDraft()) setUsed(true)
  }, [])
  return { used, use }
}

/** The rest of the form did not come. A page that waited for it may be seen as it is. */
function FormUnavailable({ onFail }: EngineProps) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.pending
    onFail()
  }, [onFail])
  return (
    <Notice tone="error" title="This form could not be loaded">
      Your connection broke off before the page was complete. Load it again when you have signal, or call{' '}
      <TextLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</TextLink>.
    </Notice>
  )
}
