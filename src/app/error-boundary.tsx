import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { FormUnavailable } from '../features/contact/form-unavailable.tsx'
import { checkServer, onReturn } from '../hooks/connection.ts'
import { Button } from '../ui/button.tsx'
import { HydrationErrorBoundary } from '../ui/hydration-error-boundary.tsx'
import { Section, TextLink } from '../ui/layout.tsx'

type Props = {
  /** The path that is shown. The boundary resets when it changes. */
  page: string
  children: ReactNode
}

/**
 * Wraps the pages inside the shell: header and footer stay when a page throws. A prerendered page that cannot be
 * hydrated stays too. A later failure usually means that a part of the site could not be loaded, so the boundary offers
 * a reload.
 */
export const ErrorBoundary = ({ page, children }: Props) => (
  <HydrationErrorBoundary
    isPrerendered
    container={() => document.getElementById('main')}
    page={page}
    formNote={<FormUnavailable />}
    broken={<Broken />}
  >
    {children}
  </HydrationErrorBoundary>
)

const reload = () => location.reload()

/** Waits for a connection: without one, a reload would replace the site with the browser's error page. */
function Broken() {
  const [canReload, setCanReload] = useState(true)
  useEffect(() => {
    // The worker may not have the whole site.
    void checkServer().then(setCanReload)
    return onReturn(async () => {
      if (await checkServer()) reload()
    })
  }, [])
  return (
    <Section role="alert">
      <Heading>We couldn’t show this page.</Heading>
      <Lead>
        {canReload
          ? 'Part of the site didn’t load. Try again. If it still won’t open, call '
          : 'It isn’t saved on this device yet. It’ll open once the connection’s back. Until then, call '}
        <TextLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</TextLink>. Or try the{' '}
        <TextLink href={paths.inventory}>inventory</TextLink> or the{' '}
        <TextLink href={paths.contact}>contact page</TextLink>.
      </Lead>
      {canReload && (
        <Button variant="primary" onClick={reload}>
          Try again
        </Button>
      )}
    </Section>
  )
}

const Heading = chakra('h1', { base: { textStyle: 'title' } })

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', padding: '16px 0 28px', maxWidth: '34em' } })
