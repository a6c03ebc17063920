import { dealer } from '../../content/dealer.ts'
import { PrintOnly } from './print-only.tsx'
import stylesheet from './print-sheet.css?url'

/** Who the sheet is from. On paper only, in place of the site's header; brings the stylesheet that makes a sheet of the page. */
export const PrintHead = ({ url }: { url: string }) => (
  <>
    <link rel="stylesheet" href={stylesheet} media="print" />
    <PrintOnly asChild>
      <header data-letterhead="">
        <i data-print="mark" />
        <b data-print="dealer">{dealer.name}</b>
        <strong>{dealer.phone.label}</strong>
        <span data-print="address">{url.replace('https://', '')}</span>
      </header>
    </PrintOnly>
  </>
)
