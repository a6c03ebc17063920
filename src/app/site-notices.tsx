import { Suspense, useState } from 'react'
import { useCurrentDays } from '../hooks/use-current-days.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'

const SiteNoticeBand = lazyPart(async () => (await import('./site-notice-band.tsx')).SiteNoticeBand)

type NoticesBySide = { above: readonly string[]; end: readonly string[] }

/**
 * Where each notice is shown without moving what a person is reading: above the header if this device knew it before
 * the page was opened, otherwise at the end of the page.
 * @param page the path of the page
 */
export function useSiteNotices(page: string): NoticesBySide {
  const { notices, isEarly } = useCurrentDays()
  const [opened, setOpened] = useState({ page, above: [] as readonly string[] })
  if (opened.page !== page || (isEarly && opened.above !== notices)) setOpened({ page, above: notices })
  const isAbove = (text: string) => opened.above.includes(text)
  return { above: notices.filter(isAbove), end: notices.filter((text) => !isAbove(text)) }
}

/** The dealer's notices, if any. */
export const SiteNotices = ({ of, isAbove = false }: { of: readonly string[]; isAbove?: boolean }) => (
  <Suspense>{of.length > 0 && <SiteNoticeBand notices={of} isAbove={isAbove} />}</Suspense>
)
