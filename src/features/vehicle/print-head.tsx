import { dealer } from '../../content/dealer.ts'
import { PrintOnly } from './print-only.tsx'
import stylesheet from './print-sheet.css?url'

/**
 * Only on paper, instead of the site's header: who the sheet is from. Also loads the stylesheet that turns the page
 * into a sheet.
 */
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
