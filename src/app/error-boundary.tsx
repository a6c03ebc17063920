import { chakra } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { paths } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { FormUnavailable } from '../features/contact-form/form-unavailable.tsx'
import { onNetwork } from '../hooks/connection.ts'
import { isReachable } from '../lib/reachable.ts'
import { Button } from '../ui/button.tsx'
import { HydrationErrorBoundary } from '../ui/hydration-error-boundary.tsx'
import { Section, TextLink } from '../ui/layout.tsx'

type Props = {
  /** The element around the page. */
  place: RefObject<HTMLElement | null>
  /** The path that is shown; the boundary resets when it changes. */
  page: string
  children: ReactNode
}

/**
 * Around the pages, inside the shell: header and footer stay when a page throws. A prerendered page that cannot be hydrated stays
 * as well. The usual reason of a later failure is a part of the site that could not be loaded, so a reload is offered.
 */
export const ErrorBoundary = ({ place, page, children }: Props) => (
  <HydrationErrorBoundary isPrerendered place={place} page={page} formNote={<FormUnavailable />} broken={<Broken />}>
    {children}
  </HydrationErrorBoundary>
)

const reload = () => location.reload()

/** Waits for a connection: a reload without one would replace the site by the browser's error page. */
function Broken() {
  const [canReload, setCanReload] = useState(true)
  useEffect(() => {
    // A worker does not always have all of the site.
    void isReachable().then(setCanReload)
    return onNetwork(reload)
  }, [])
  return (
    <Section role="alert">
      <Heading>We couldn’t show this page.</Heading>
      <Lead>
        {canReload
          ? 'Part of the site didn’t load. Try again. If it still won’t open, call '
          : 'It isn’t saved on this device yet. It’ll open when you’re back online. Until then, call '}
        <TextLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</TextLink>. The{' '}
        <TextLink href={paths.inventory}>inventory</TextLink> and the{' '}
        <TextLink href={paths.contact}>contact page</TextLink> may still open.
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
