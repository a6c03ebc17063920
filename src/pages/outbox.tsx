import { chakra } from '@chakra-ui/react'
import { outboxMeta } from '../content/contact-page.ts'
import { OutboxList } from '../features/outbox/outbox-list.tsx'
import { useHydrated } from '../hooks/hydrated.ts'
import { paths } from '../paths.ts'
import { PageHead } from '../seo/page-head.tsx'
import { Wrap } from '../ui/layout.tsx'

export default function Outbox() {
  const hydrated = useHydrated()
  return (
    <Page>
      <PageHead meta={outboxMeta} path={paths.outbox} hidden />
      <h1>Inquiries on this device</h1>
      {hydrated && <OutboxList />}
      <noscript>
        <p>Without JavaScript nothing is kept on this device, so nothing is waiting here.</p>
      </noscript>
    </Page>
  )
}

const Page = chakra(Wrap, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    // The dock at the end of a short list stands on the bottom edge all the same.
    minHeight: 'calc(100svh - 65px)',
    paddingBlock: { base: '36px 0', lg: '36px 72px' },
    '& h1': { textStyle: 'title' },
  },
})
