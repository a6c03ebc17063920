import { chakra } from '@chakra-ui/react'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { installPrompt, showInstallPrompt } from '../../device/install-prompt.ts'
import { installWay } from '../../device/install-way.ts'
import { useStore } from '../../hooks/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'

const ID = 'install'
const TITLE_ID = 'install-title'

/** How to add the site to this device's apps. Rendered only in the browser. */
export function Install() {
  const prompt = useStore(installPrompt)
  const part = useArrival()
  if (matchMedia('(display-mode: standalone)').matches) return null
  const way = installWay(navigator.userAgent, navigator.maxTouchPoints)
  return (
    <section id={ID} ref={part} tabIndex={-1} aria-labelledby={TITLE_ID}>
      <Title id={TITLE_ID}>Add this site to your home screen</Title>
      <Text>Then it opens like an app.</Text>
      {prompt ? (
        <Button variant="outline" onClick={showInstallPrompt}>
          Install
        </Button>
      ) : way === 'other' ? (
        <InBrowser />
      ) : (
        <Suspense>
          <InstallSteps way={way} />
        </Suspense>
      )}
    </section>
  )
}

/**
 * Scrolls to the part and focuses it when the address names it, because it is rendered after the router has looked for
 * it.
 */
function useArrival() {
  const { hash } = useLocation()
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hash !== `#${ID}`) return
    part.current?.scrollIntoView()
    part.current?.focus({ preventScroll: true })
  }, [hash])
  return part
}

const InBrowser = () => <Text>Look for Install in your browser’s menu or address bar.</Text>

const InstallSteps = lazyPart(async () => (await import('./install-steps.tsx')).InstallSteps, InBrowser)

const Title = chakra('h2', { base: { textStyle: 'subhead' } })

const Text = chakra('p', { base: { color: 'muted', paddingBlock: '8px 20px' } })
