import { useEffect } from 'react'
import { type ExternalLink, externalLink, isForPhone, type PhoneLink } from './external-link.ts'

/** Part of the Navigation API that the compiler does not know yet, and not every browser has. */
type Navigation = EventTarget
type NavigateEvent = Event & { destination: { url: string } }

/**
 * Keeps this document on the site: links, whatever button presses them, forms, drags, `window.open`, navigations by scripts
 * and the device's share menu. Nothing opens a second tab or a menu either.
 * @param onBlocked called with what would have been opened
 */
export function useBlockExternalLinks(onBlocked: (target: PhoneLink) => void) {
  useEffect(() => {
    const { open } = window
    const stopped = new AbortController()
    const options = { capture: true, signal: stopped.signal }
    const refuse = (event: Event, target: ExternalLink) => {
      event.preventDefault()
      event.stopPropagation()
      // A press reaches several of these listeners. An address that no phone opens is blocked without a message.
      if (isForPhone(target)) onBlocked(target)
    }

    const onPress = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href], area[href]')
      if (!link) return
      const target = externalLink(link.getAttribute('href') ?? '', location.href)
      if (target) refuse(event, target)
      // Another button, or a key held down, opens a tab or a window.
      else if (event.type === 'auxclick' || event.ctrlKey || event.metaKey || event.shiftKey) event.preventDefault()
    }
    addEventListener('click', onPress, options)
    addEventListener('auxclick', onPress, options)

    const onSubmit = (event: SubmitEvent) => {
      const action = event.submitter?.getAttribute('formaction') ?? (event.target as Element).getAttribute('action')
      const target = action === null ? undefined : externalLink(action, location.href)
      if (target) refuse(event, target)
    }
    addEventListener('submit', onSubmit, options)

    // A drag to the bar of tabs opens what is dragged. The cart in 3-D receives the event as well.
    addEventListener('dragstart', (event) => event.preventDefault(), options)
    // Also that of a field: it searches the web for what is selected.
    addEventListener('contextmenu', (event) => event.preventDefault(), options)

    // What fires none of the events above: scripts that set `location`.
    const onNavigate = (event: Event) => {
      const target = externalLink((event as NavigateEvent).destination.url, location.href)
      if (target && event.cancelable) refuse(event, target)
    }
    const { navigation } = window as { navigation?: Navigation }
    navigation?.addEventListener('navigate', onNavigate, options)

    window.open = (url) => {
      const target = externalLink(String(url ?? ''), location.href)
      if (target && isForPhone(target)) onBlocked(target)
      return null
    }
    const share = async ({ url }: ShareData = {}) => {
      if (url) onBlocked({ kind: 'page', url, shown: url.replace(/^https?:\/\//, '') })
    }
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })

    return () => {
      stopped.abort()
      window.open = open
      // What was defined here hid the browser's own.
      Reflect.deleteProperty(navigator, 'share')
    }
  }, [onBlocked])
}
