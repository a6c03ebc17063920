import { Component, type ReactNode, Suspense, useEffect } from 'react'
import { detachFromReact } from '../before-hydration/detach-from-react.ts'
import { endPageHydration } from '../before-hydration/page-hydrated.ts'
import { putBack } from '../before-hydration/put-back.ts'

type Props = {
  children: ReactNode
  /** Whether the content is prerendered, as known when the boundary is mounted. */
  isPrerendered: boolean
  /**
   * Finds the element that contains the boundary and nothing else. Before React's first commit that is the prerendered
   * one.
   */
  container: () => HTMLElement | null
  fallback?: ReactNode
  /** Shown above prerendered content that stays and contains a form, which then does nothing. */
  formNote?: ReactNode
  /** The path that is shown. A change ends the failure. */
  page?: string
  /** Shown instead of content that fails later. Without it, the error goes to the next boundary. */
  broken?: ReactNode
}

type State = { failure?: { error: unknown } | undefined }

/**
 * A Suspense boundary that keeps prerendered content when hydration fails, during render or in its first effects: the
 * browser lacks a feature, or the code did not load. The existing elements stay as plain HTML: links work, other
 * controls do not.
 */
export class HydrationErrorBoundary extends Component<Props, State> {
  override state: State = {}
  private readonly firstPage = this.props.page
  private isHydrating = this.props.isPrerendered
  private prerendered: ChildNode[] | undefined

  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } })

  /** React only logs what is caught here. Not every browser has `reportError`. */
  override componentDidCatch(error: unknown) {
    window.reportError?.(error)
  }

  override componentDidMount() {
    if (this.state.failure) this.putBack()
  }

  override componentDidUpdate({ page }: Props, { failure }: State) {
    if (this.state.failure && page !== this.props.page) {
      this.isHydrating = false
      for (const node of this.prerendered ?? []) node.remove()
      this.prerendered = undefined
      this.setState({ failure: undefined })
    } else if (this.state.failure && !failure) this.putBack()
  }

  override render() {
    const { children, fallback, formNote, broken, container } = this.props
    const { failure } = this.state
    if (!failure)
      return (
        <Suspense fallback={fallback}>
          {children}
          <AfterEffects callback={this.endHydration} />
        </Suspense>
      )
    // Still in the document here; React removes them later.
    this.prerendered ??= [...(container()?.childNodes ?? [])]
    if (this.staysPrerendered()) {
      detachFromReact(this.prerendered)
      return hasForm(this.prerendered) && formNote
    }
    if (broken === undefined) throw failure.error
    return broken
  }

  private staysPrerendered = () =>
    this.isHydrating && this.props.page === this.firstPage && this.prerendered?.some((node) => node instanceof Element)

  private putBack() {
    const container = this.props.container()
    if (container && this.prerendered && this.staysPrerendered()) putBack(this.prerendered, container)
  }

  private readonly endHydration = () => {
    if (!this.state.failure) this.isHydrating = false
    if (this.props.page) endPageHydration()
  }
}

const hasForm = (nodes: readonly Node[]) =>
  nodes.some((node) => node instanceof Element && (node.matches('form') || node.querySelector('form')))

/** Calls back after the effects of its earlier siblings, and after React has handled an error in one of them. */
function AfterEffects({ callback }: { callback: () => void }) {
  useEffect(() => void setTimeout(callback), [callback])
  return null
}
