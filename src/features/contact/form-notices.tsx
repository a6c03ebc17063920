import { dealer } from '../../content/dealer.ts'
import { Link } from '../../link.tsx'
import type { Row } from '../../outbox/row.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'

const PhoneLink = () => <TextLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</TextLink>

/** Without a script there is nothing to send with; the phone and the mail do without. */
export const NoScript = () => (
  <noscript>
    <p>
      This form needs JavaScript to send. Without it, call <PhoneLink /> or write to{' '}
      <TextLink href={`mailto:${dealer.email.sales}`}>{dealer.email.sales}</TextLink>.
    </p>
  </noscript>
)

/** The one case in which only the form has the message. */
export const UnsavedNotice = () => (
  <Notice tone="error" title="Not sent, and not saved on this device">
    This browser keeps nothing for this site, and the message did not get through. It is still here in the form. Try
    again, or call <PhoneLink />.
  </Notice>
)

/** What became of a message that left this form just before the page was loaded anew. */
export const EarlierInquiry = ({ row }: { row: Row }) =>
  row.state === 'delivered' ? (
    <Notice tone="ok" title="Your last message has reached us">
      {row.serverRef && `Reference ${row.serverRef}. `}You don't need to send it again.
    </Notice>
  ) : (
    <Notice tone="warn" title="Your last message is saved on this device">
      You don't need to type it again.{' '}
      <TextLink asChild>
        <Link to={paths.outbox}>See what's waiting</Link>
      </TextLink>
    </Notice>
  )
