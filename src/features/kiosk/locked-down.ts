import { useEffect } from 'react'
import { clearClipboard } from './end-kiosk-session.ts'
import { type ExternalLink, externalLink, isForPhone, type PhoneLink } from './external-link.ts'
import { askForFullScreen, PRESSES } from './full-screen.ts'

/**
 * Locks a kiosk down while it is mounted: links stay on the site, the page keeps its size, the browser's own commands
 * do nothing, the page fills the screen, and the previous customer's clipboard is emptied.
 * @param onBlocked called with a blocked link; must be the same function in each render
 */
export function useLockedDown(onBlocked: (target: PhoneLink) => void) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    blockExternalLinks(onBlocked, signal)
    holdBackBrowserKeys(signal)
    cleanClipboard(signal)
    askForFullScreen(signal)
    return () => controller.abort()
  }, [onBlocked])
}

/**
 * Keeps this document on the site: blocks links (with any mouse button), forms, drags, `window.open`, navigations by
 * scripts and the device's share menu. Also prevents a second tab and context menus.
 */
function blockExternalLinks(onBlocked: (target: PhoneLink) => void, signal: AbortSignal) {
  const { open } = window
  const options = { capture: true, signal }
  const refuse = (event: Event, target: ExternalLink) => {
    event.preventDefault()
    event.stopPropagation()
    // A press reaches several of these listeners. An address that no phone can open is blocked without a message.
    if (isForPhone(target)) onBlocked(target)
  }

  const onPress = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href], area[href]')
    if (!link) return
    const target = externalLink(link.getAttribute('href') ?? '', location.href)
    if (target) refuse(event, target)
    // Other buttons, and modifier keys, open a tab or a window.
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

  // Dragging something to the tab bar opens it. The cart in 3-D still receives the event.
  addEventListener('dragstart', (event) => event.preventDefault(), options)
  // Also on fields, where the menu can search the web for the selection.
  addEventListener('contextmenu', (event) => event.preventDefault(), options)

  // Catches what fires none of the events above: scripts that set `location`.
  const onNavigate = (event: NavigateEvent) => {
    const target = externalLink(event.destination.url, location.href)
    if (target && event.cancelable) refuse(event, target)
  }
  // Not in every browser.
  const { navigation }: Partial<Window> = window
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

  signal.addEventListener('abort', () => {
    window.open = open
    // Removes our definition, which hides the browser's own.
    Reflect.deleteProperty(navigator, 'share')
  })
}

/**
 * With Ctrl or Cmd: zoom, printing, files, windows, the page's source. Browsers do not report some of these to the
 * page.
 */
const WITH_CONTROL = new Set(['+', '-', '=', '0', 'p', 's', 'o', 'u', 'n', 't'])
/** Back and forward, with Alt on most systems and with Cmd on a Mac. */
const ARROWS = new Set(['ArrowLeft', 'ArrowRight'])

/**
 * Blocks the browser's own commands from keyboard, wheel and trackpad: zoom, because the next person would find the
 * page enlarged, and dialogs that give access to files. Touch screens follow `touch-action` in kiosk.css, and the
 * picture viewer has its own zoom.
 */
function holdBackBrowserKeys(signal: AbortSignal) {
  const options = { capture: true, passive: false, signal }
  addEventListener('wheel', (event) => (event.ctrlKey || event.metaKey) && event.preventDefault(), options)
  addEventListener('gesturestart', (event) => event.preventDefault(), options)
  const onKey = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, key } = event
    const isCommand = (ctrlKey || metaKey) && WITH_CONTROL.has(key.toLowerCase())
    const isWayBack = (altKey || metaKey) && ARROWS.has(key)
    if (isCommand || isWayBack || key.startsWith('Browser')) event.preventDefault()
  }
  addEventListener('keydown', onKey, options)
}

/**
 * Empties the previous person's clipboard with the first press, because a session that ends without a press cannot do
 * it. Only with that press, because a later one would remove what this person has copied.
 */
function cleanClipboard(signal: AbortSignal) {
  const pressed = new AbortController()
  const clear = () => {
    pressed.abort()
    clearClipboard()
  }
  signal.addEventListener('abort', () => pressed.abort())
  for (const press of PRESSES) addEventListener(press, clear, { capture: true, signal: pressed.signal })
}
