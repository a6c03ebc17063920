/** The elements that may get the focus. A button may not, because a second Enter would press it. */
const PLACES = 'main :is(h1, h2, h3, a[href])'
const FIELDS = 'input, textarea'

const isUsable = (element: Element) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled')

const isBefore = (place: Element, element: Element) =>
  (place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const isAsked = () => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some(isUsable)

/**
 * Moves the focus when the focused element is removed from the page. It returns to the element that had it before a message or a menu,
 * or goes to the nearest heading or link before the removed element. On another screen it goes to the heading.
 */
export function keepFocus(): void {
  let focused: Element | undefined
  let isByKeys = false
  let onScreen: { element: HTMLElement; before: readonly HTMLElement[]; path: string } | undefined

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    focused = target
    isByKeys = target.matches(':focus-visible')
    if (!target.closest('main, header')) return
    const before = [...document.querySelectorAll<HTMLElement>(PLACES)].filter((place) => isBefore(place, target))
    onScreen = { element: target, before, path: location.pathname }
  })

  const placeNow = () => {
    if (onScreen?.path === location.pathname) {
      const { element, before } = onScreen
      // A field only if a key was used last: on a phone it would open the keyboard.
      if (isUsable(element) && (isByKeys || !element.matches(FIELDS))) return element
      const place = before.filter(isUsable).at(-1)
      if (place) return place
    }
    return document.querySelector<HTMLElement>('main h1')
  }
  const check = () => {
    if (document.activeElement !== document.body || !focused || isUsable(focused) || isAsked()) return
    const place = placeNow()
    if (place?.matches('h1, h2, h3')) place.tabIndex = -1
    place?.focus({ preventScroll: true })
  }
  // Browsers take the focus from a hidden element after the paint.
  const checkAfterwards = () => requestAnimationFrame(() => setTimeout(check))
  new MutationObserver(checkAfterwards).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'disabled'],
  })
}
