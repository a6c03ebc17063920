import { chakra } from '@chakra-ui/react'
import { useLayoutEffect } from 'react'
import { Wrap } from '../ui/layout.tsx'
import { siteNoticeStyle } from '../ui/theme/site-notice-style.ts'

type Props = {
  notices: readonly string[]
  /** Whether it replaces the notice of the inline script (`src/before-hydration/`). */
  isAbove: boolean
}

/** The dealer's notices in one quiet band. It is not printed. */
export function SiteNoticeBand({ notices, isAbove }: Props) {
  useLayoutEffect(() => {
    if (isAbove) delete document.documentElement.dataset['notice']
  }, [isAbove])
  return (
    <Band aria-label={notices.length > 1 ? 'Notices' : 'Notice'} data-screen-only="">
      <Wrap>
        {notices.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Wrap>
    </Band>
  )
}

const Band = chakra('aside', { base: siteNoticeStyle })
