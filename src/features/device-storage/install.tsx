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
      <h2 id="install">On the home screen</h2>
      <p>Installed, the site opens like an app, and the browser is asked to keep what is stored.</p>
      {install ? (
        <Button variant="outline" onClick={install}>
          Install
        </Button>
      ) : steps.length > 0 ? (
        <ol>
          {steps.map(({ icon, text }) => (
            <li key={text}>
              <Icon as={icon} size={24} />
              {text}
            </li>
          ))}
        </ol>
      ) : (
        <p>This browser offers it in its menu or beside the address, if it can.</p>
      )}
    </Part>
  )
}

const Part = chakra('section', {
  base: {
    maxWidth: '760px',
    paddingTop: '14',
    '& h2': { textStyle: 'heading' },
    '& p': { color: 'muted', paddingBlock: '8px 20px' },
    '& ol': { borderTop: '1px solid', borderColor: 'line' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: '52px',
      paddingBlock: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& li svg': { flex: 'none' },
  },
})
