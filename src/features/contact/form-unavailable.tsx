import { dealer } from '../../content/dealer.ts'
import { TextLink } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'

/**
 * Shown above a prerendered form whose code did not load or does not run, because such a form would lose what is typed
 * into it.
 */
export const FormUnavailable = () => (
  <Notice tone="error" title="This form didn’t load">
    Either part of this page didn’t load, or your browser can’t run it. Try again with a good signal, or call{' '}
    <TextLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</TextLink>.
  </Notice>
)
