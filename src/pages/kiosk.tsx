import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { paths } from '../addresses/paths.ts'
import { useHydrated } from '../before-hydration/hydrated.ts'
import { kioskHead, kioskMeta } from '../content/kiosk-page.ts'
import { KioskOrNot } from '../features/kiosk/kiosk-or-not.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { lazyOnPress } from '../ui/lazy/lazy-on-press.tsx'
import { PlainHead } from '../ui/page-hero.tsx'
import { LARGE_KIOSK } from '../ui/screens.ts'

/** Loaded on use, because its form is more than a first visit may load. */
const KioskSettings = lazyOnPress(
  async () => (await import('../features/kiosk/kiosk-settings.tsx')).KioskSettings,
  <p role="status">Loading…</p>,
)

export default function Kiosk() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Page data-for-staff="">
      <PageHead meta={kioskMeta} path={paths.kiosk} hidden />
      <PlainHead>
        <Title>{kioskHead.title}</Title>
        <Lead>{kioskHead.lead}</Lead>
        {useHydrated() &&
          (isOpen ? (
            <KioskSettings onMissing={() => setOpen(false)} />
          ) : (
            <>
              <KioskOrNot />
              <Button onClick={() => setOpen(true)}>Open kiosk settings</Button>
            </>
          ))}
        <noscript>
          <p>Without JavaScript, this device can’t be a kiosk.</p>
        </noscript>
      </PlainHead>
    </Page>
  )
}

const Page = chakra('div', {
  base: {
    // A column as wide as the form, in the middle of the screen.
    '--column': 'calc(880px + 2 * var(--gutter))',
    paddingBottom: { base: '72px', lg: '120px' },
    // Set up on the screen that becomes the kiosk, before kiosk.css, which makes all text larger and ends this.
    [LARGE_KIOSK]: { zoom: '1.25', '@media (orientation: portrait)': { zoom: '1.5' } },
  },
})

const Title = chakra('h1', { base: { textStyle: 'title' } })

const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'muted', maxWidth: '34em', paddingBlock: '12px 16px' },
})
