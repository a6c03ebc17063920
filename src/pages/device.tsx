import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { paths } from '../addresses/paths.ts'
import { useHydrated } from '../before-hydration/hydrated.ts'
import { deviceHead, deviceMeta } from '../content/device-page.ts'
import { DeviceStorage } from '../features/device-storage/device-storage.tsx'
import { Install } from '../features/device-storage/install.tsx'
import { SellerAndEvent } from '../features/device-storage/seller-and-event.tsx'
import { SellerOffer } from '../features/device-storage/seller-offer.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { PlainHead } from '../ui/page-hero.tsx'

export default function Device() {
  const hydrated = useHydrated()
  const [offersTaken, setOffersTaken] = useState(0)
  return (
    <Page>
      <PageHead meta={deviceMeta} path={paths.device} hidden />
      <Body>
        <Head>
          <Title>{deviceHead.title}</Title>
          <Lead>{deviceHead.lead}</Lead>
          {hydrated && <SellerOffer onTaken={() => setOffersTaken(offersTaken + 1)} />}
        </Head>
        {hydrated && (
          <DeviceStorage
            below={
              <Parts>
                <Install />
                <SellerAndEvent key={offersTaken} />
              </Parts>
            }
          />
        )}
        <noscript>
          <p>Without JavaScript, nothing is saved on this device.</p>
        </noscript>
      </Body>
    </Page>
  )
}

const Page = chakra('div', { base: { paddingBottom: { base: '72px', lg: '120px' } } })

/** What is stored, and what else there is to set: below it, or beside it on wide screens. */
const Body = chakra(PlainHead, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 760px)', xl: 'minmax(0, 7fr) minmax(0, 5fr)' },
    columnGap: '96px',
    alignItems: 'start',
  },
})

/** On wide screens both columns begin below its line. */
const Head = chakra('div', {
  base: {
    gridColumn: { xl: '1 / -1' },
    borderBottom: { xl: '1.5px solid' },
    borderColor: { xl: 'ink' },
    paddingBottom: { xl: '5' },
    marginBottom: { xl: '7' },
  },
})

const Parts = chakra('div', {
  base: {
    display: 'grid',
    gap: '36px',
    marginTop: { base: '14', xl: '0' },
  },
})

const Title = chakra('h1', { base: { textStyle: 'title' } })

const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'muted', maxWidth: '34em', paddingBlock: '12px 28px' },
})
