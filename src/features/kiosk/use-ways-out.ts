import { useEffect } from 'react'
import { isForPhone, type PhoneWay, type WayOut, wayOut } from './way-out.ts'

/** Part of the Navigation API that the compiler does not know yet, and not every browser has. */
type Navigation = EventTarget
type NavigateEvent = Event & { destination: { url: string } }

/**
 * Keeps this document on the site: links, whatever button presses them, forms, drags, `window.open`, navigations by scripts
 * and the device's own way of sharing. Nothing opens a second tab or a menu either.
 * @param onWayOut called with what would have been opened
 */
export function useWaysOut(onWayOut: (way: PhoneWay) => void) {
  useEffect(() => {
    const { open } = window
    const stopped = new AbortController()
    const options = { capture: true, signal: stopped.signal }
    const refuse = (event: Event, way: WayOut) => {
      event.preventDefault()
      event.stopPropagation()
      // A press reaches several of these listeners. What has no address that a phone opens is refused without a word.
      if (isForPhone(way)) onWayOut(way)
    }

    const onPress = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href], area[href]')
      if (!link) return
      const way = wayOut(link.getAttribute('href') ?? '', location.href)
      if (way) refuse(event, way)
      // Another button, or a key held down, opens a tab or a window.
      else if (event.type === 'auxclick' || event.ctrlKey || event.metaKey || event.shiftKey) event.preventDefault()
    }
    addEventListener('click', onPress, options)
    addEventListener('auxclick', onPress, options)

    const onSubmit = (event: SubmitEvent) => {
      const action = event.submitter?.getAttribute('formaction') ?? (event.target as Element).getAttribute('action')
      const way = action === null ? undefined : wayOut(action, location.href)
      if (way) refuse(event, way)
    }
    addEventListener('submit', onSubmit, options)

    // A drag to the bar of tabs opens what is dragged. The cart in 3-D receives the event as well.
    addEventListener('dragstart', (event) => event.preventDefault(), options)
    // Also that of a field: it searches the web for what is selected.
    addEventListener('contextmenu', (event) => event.preventDefault(), options)

    // What fires none of the events above: scripts that set `location`.
    const onNavigate = (event: Event) => {
      const way = wayOut((event as NavigateEvent).destination.url, location.href)
      if (way && event.cancelable) refuse(event, way)
    }
    const { navigation } = window as { navigation?: Navigation }
    navigation?.addEventListener('navigate', onNavigate, options)

    window.open = (url) => {
      const way = wayOut(String(url ?? ''), location.href)
      if (way && isForPhone(way)) onWayOut(way)
      return null
    }
    const share = async ({ url }: ShareData = {}) => {
      if (url) onWayOut({ kind: 'page', url, shown: url.replace(/^https?:\/\//, '') })
    }
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })

    return () => {
      stopped.abort()
      window.open = open
      // What was defined here hid the browser's own.
      Reflect.deleteProperty(navigator, 'share')
    }
  }, [onWayOut])
}
