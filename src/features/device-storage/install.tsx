import { chakra } from '@chakra-ui/react'
import { EllipsisVertical, House, type IconNode, Share, SquarePlus } from 'lucide'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type InstallWay, installWay } from './install-way.ts'
import { useInstallPrompt } from './use-install-prompt.ts'

const STEPS: Record<InstallWay, readonly { icon: IconNode; text: string }[]> = {
  'share-menu': [
    { icon: Share, text: 'Press Share, below the page or beside its address.' },
    { icon: SquarePlus, text: 'Choose "Add to Home Screen".' },
    { icon: House, text: 'Press Add. The site is among your apps.' },
  ],
  'browser-menu': [
    { icon: EllipsisVertical, text: 'Open the menu of the browser.' },
    { icon: SquarePlus, text: 'Choose "Add app to Home screen" or "Install".' },
    { icon: House, text: 'Press Add. The site is among your apps.' },
  ],
  other: [],
}

/** How to have the site among the apps of this device. Rendered only in the browser. */
export function Install() {
  const install = useInstallPrompt()
  if (matchMedia('(display-mode: standalone)').matches) return null
  const steps = STEPS[installWay(navigator.userAgent, navigator.maxTouchPoints)]
  return (
    <Part aria-labelledby="install">
      <Title id="install">On the home screen</Title>
      <Text>Installed, the site opens like an app, and the browser is asked to keep what is stored.</Text>
      {install ? (
        <Button variant="outline" onClick={install}>
          Install
        </Button>
      ) : steps.length > 0 ? (
        <Steps>
          {steps.map(({ icon, text }) => (
            <Step key={text}>
              <Sign>
                <Icon as={icon} size={24} />
              </Sign>
              {text}
            </Step>
          ))}
        </Steps>
      ) : (
        <Text>This browser offers it in its menu or beside the address, if it can.</Text>
      )}
    </Part>
  )
}

const Part = chakra('section', { base: { maxWidth: '760px', paddingTop: '14' } })

const Title = chakra('h2', { base: { textStyle: 'heading' } })

const Text = chakra('p', { base: { color: 'muted', paddingBlock: '8px 20px' } })

const Steps = chakra('ol', { base: { borderTop: '1px solid', borderColor: 'line' } })

const Step = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '52px',
    paddingBlock: '2',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
})

const Sign = chakra('span', { base: { flex: 'none' } })
