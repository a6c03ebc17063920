import { chakra } from '@chakra-ui/react'
import { Component, type ReactNode, useEffect } from 'react'
import { dealer } from '../content/dealer.ts'
import { onNetwork } from '../hooks/online.ts'
import { Button } from '../ui/button.tsx'
import { Section, TextLink } from '../ui/layout.tsx'
import { isLoadable } from '../ui/loadable.ts'

type Props = {
  /** The path that is shown; the boundary resets when it changes. */
  page: string
  children: ReactNode
}

/**
 * Around the pages, inside the shell: header and footer stay when a page throws. The usual reason is a part
 * of the site that could not be loaded, so a reload is offered.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  /** React only prints what is caught here. `reportError` is not in every browser. */
  override componentDidCatch(error: unknown) {
    window.reportError?.(error)
  }

  override componentDidUpdate({ page }: Props) {
    if (this.state.failed && page !== this.props.page) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children
  }
}

const reload = () => location.reload()

/** Without a connection loading again would put the browser's own error in the place of the site: it waits for one. */
function Broken() {
  useEffect(() => onNetwork(reload), [])
  return (
    <Section role="alert">
      <Heading>This page could not be shown.</Heading>
      <Lead>
        {isLoadable()
          ? 'A part of the site did not load. Try once more; if it fails again, call '
          : 'It is not stored on this device yet, and opens when the connection is back. Until then, call '}
        <TextLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</TextLink>.
      </Lead>
      {isLoadable() && (
        <Button variant="primary" onClick={reload}>
          Load again
        </Button>
      )}
    </Section>
  )
}

const Heading = chakra('h1', { base: { textStyle: 'title' } })

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', padding: '16px 0 28px', maxWidth: '34em' } })
