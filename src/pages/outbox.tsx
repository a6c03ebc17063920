import { chakra } from '@chakra-ui/react'
import { paths } from '../addresses/paths.ts'
import { useHydrated } from '../before-hydration/hydrated.ts'
import { outboxMeta } from '../content/contact-page.ts'
import { NextLinks } from '../features/next-links/next-links.tsx'
import { OutboxList } from '../features/outbox/outbox-list.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { Wrap } from '../ui/layout.tsx'
import { SceneHead } from '../ui/scene-head.tsx'

export default function Outbox() {
  const hydrated = useHydrated()
  return (
    <>
      <PageHead meta={outboxMeta} path={paths.outbox} hidden />
      <SceneHead scene="lake-dawn" low wordsFirst>
        <Heading>Messages on this device</Heading>
        <Lead>No signal? Your messages send on their own once you’re back online.</Lead>
        <Answer>
          {hydrated && <OutboxList />}
          <noscript>
            <p>Without JavaScript, nothing is saved on this device, so nothing’s waiting here.</p>
          </noscript>
        </Answer>
      </SceneHead>
      <End>
        <NextLinks />
      </End>
    </>
  )
}

const Heading = chakra('h1', { base: { textStyle: 'title' } })

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', maxWidth: '30em', paddingTop: '4' } })

/** As high as an empty list, so that nothing below moves when the outbox has been read. */
const Answer = chakra('div', {
  base: { minHeight: { base: '278px', lg: '282px' }, paddingTop: { base: '5', lg: '6' }, paddingBottom: '6' },
})

const End = chakra(Wrap, { base: { paddingTop: { base: '9', lg: '14' }, paddingBottom: 'var(--air)' } })
