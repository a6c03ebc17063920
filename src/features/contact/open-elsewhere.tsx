import { Notice } from '../../ui/notice.tsx'

/** Another tab changes the inquiry that this form is to change. The form fills when that tab lets go. */
export const OpenElsewhere = () => (
  <div role="status">
    <Notice tone="warn" title="It is open in another tab.">
      Change and send it there, or close that tab to go on here.
    </Notice>
  </div>
)
