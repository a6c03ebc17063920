import { chakra } from '@chakra-ui/react'
import { Component, type ReactNode } from 'react'
import { dealer } from '../content/dealer.ts'
import { Button } from '../ui/button.tsx'
import { Section, TextLink } from '../ui/layout.tsx'

type Props = {
  /** The path that is shown; the boundary resets when it changes. */
  page: string
  children: ReactNode
}

/**
 * Around the pages, inside the shell: header and footer stay when a page throws. The usual reason is a part
 * of the site that could not be loaded, so the way on is to load again.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  /** React prints what is caught here and tells nobody else. Not in every browser. */
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

const Broken = () => (
  <Section role="alert">
    <Heading>This page could not be shown.</Heading>
    <Lead>
      A part of the site did not load. Try once more; if it stays away, call{' '}
      <TextLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</TextLink>.
    </Lead>
    <Button variant="primary" onClick={() => location.reload()}>
      Load again
    </Button>
  </Section>
)

const Heading = chakra('h1', { base: { textStyle: 'title' } })

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', padding: '16px 0 28px', maxWidth: '34em' } })
