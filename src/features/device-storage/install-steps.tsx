import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { InstallWay } from '../../device/install-way.ts'
import { FoundMenu, HomeScreen, MenuButton, ShareButton, ShareSheet } from './install-drawings.tsx'

type Step = { drawing: ReactNode; text: string }

const LAST: Step = { drawing: <HomeScreen />, text: 'Tap Add. You’ll find it with your apps.' }

const STEPS: Record<Exclude<InstallWay, 'other'>, readonly Step[]> = {
  'share-menu': [
    {
      drawing: <ShareButton />,
      text: 'Tap Share. It’s at the bottom of the screen, next to the address, or behind the three dots.',
    },
    { drawing: <ShareSheet />, text: 'Scroll down and choose “Add to Home Screen.”' },
    LAST,
  ],
  'browser-menu': [
    { drawing: <MenuButton />, text: 'Tap the three dots next to the address.' },
    { drawing: <FoundMenu />, text: 'Choose “Add app to Home screen” or “Install.”' },
    LAST,
  ],
}

/** What to press where the browser has no prompt, each step with a drawing of the screen. */
export const InstallSteps = ({ way }: { way: keyof typeof STEPS }) => (
  <Steps>
    {STEPS[way].map(({ drawing, text }, index) => (
      <Item key={text}>
        {drawing}
        <Words>
          <StepNumber aria-hidden="true">{index + 1}</StepNumber> {text}
        </Words>
      </Item>
    ))}
  </Steps>
)

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
    gap: { base: '0', md: '6' },
    borderTop: { base: '1px solid', md: 'none' },
    borderColor: 'line',
  },
})

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '132px 1fr', md: '1fr' },
    alignItems: { base: 'center', md: 'start' },
    alignContent: 'start',
    gap: { base: '5', md: '3' },
    paddingBlock: { base: '4', md: '0' },
    borderBottom: { base: '1px solid', md: 'none' },
    borderColor: 'line',
  },
})

const Words = chakra('p')

const StepNumber = chakra('b', { base: { marginRight: '1', fontWeight: '620', fontVariantNumeric: 'tabular-nums' } })
