import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { historyIndex } from '../lib/history-index.ts'
import { readTab, writeTab } from '../lib/tab-store.ts'

const STORE = 'scroll'

/**
 * Does what a full page load does by itself: a new page starts at its top with the focus on its heading. Back returns
 * to where the reader was, with the focus on the link that was followed from there. Changes of only the query or the
 * hash are not a new page.
 */
export function useNavigationFocus() {
  const { pathname, hash, key, state } = useLocation()
  const type = useNavigationType()
  // The cart in 3-D has its own history entry over the page, which scrolls neither when it opens nor when it closes.
  const isTurn = state?.turn === true
  const previous = useRef({ pathname, key, index: 0, isTurn })

  useEffect(() => {
    const remember = () => positions().set(entryOf(previous.current), window.scrollY)
    // When the document is left, the browser takes over again, because it can restore the scroll position before any
    // script.
    const takeOver = () => {
      history.scrollRestoration = 'manual'
    }
    const handBack = () => {
      writePositions()
      history.scrollRestoration = 'auto'
    }
    takeOver()
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pageshow', takeOver)
    addEventListener('pagehide', handBack)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pageshow', takeOver)
      removeEventListener('pagehide', handBack)
    }
  }, [])

  useLayoutEffect(() => {
    const from = previous.current
    if (from.key !== key) giveUp()
    const index = historyIndex()
    previous.current = { pathname, key, index, isTurn }
    if (from.key === key) {
      // The first render of a document: after a reload or a return from another site, go back to where the reader was.
      if (type === 'POP' && !hash && !isNewHere() && isUntouched()) restore(positions().get(entryOf({ pathname, key })))
      return
    }
    const part = type === 'POP' ? null : document.getElementById(hash.slice(1))
    const stays = type === 'POP' ? isTurn || from.isTurn : !part
    if (from.pathname === pathname && stays) {
      positions().set(entryOf({ pathname, key }), window.scrollY)
      if (type === 'REPLACE') positions().delete(entryOf(from))
      return
    }
    if (type === 'POP') restore(positions().get(entryOf({ pathname, key })) ?? 0)
    else if (part) showPart(part)
    else window.scrollTo(0, 0)
    if (from.pathname !== pathname) {
      const isBack = type === 'POP' && index < from.index
      if (!part && !(isBack && focusLinkTo(from.pathname))) focusHeading()
      // It describes the document's first page, which is gone.
      document.querySelector('script[type="application/ld+json"]')?.remove()
    }
  }, [pathname, hash, key, type, isTurn])
}

/** Scrolls to the part and moves the starting point of keyboard navigation there, as a browser does for an anchor. */
function showPart(part: HTMLElement) {
  part.scrollIntoView()
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}

/** @returns whether the page has such a link */
function focusLinkTo(pathname: string): boolean {
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(pathname)}"]`)
  link?.focus({ preventScroll: true })
  return link !== null && document.activeElement === link
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The first entry of every document has the same key, so the path is part of it. */
const entryOf = ({ pathname, key }: { pathname: string; key: string }) => `${pathname} ${key}`

/** Whether the document was opened by its address or a link, not by a reload or Back. */
const isNewHere = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

/** Whether the page is at its top, or as far down as the browser could scroll it. */
const isUntouched = () =>
  window.scrollY === 0 || window.scrollY + innerHeight >= document.documentElement.scrollHeight - 1

/** How long to wait until a page is as high as the place that was left, in ms. */
const FILLING_MS = 3000
let giveUp = () => {}

/** Scrolls to `top`, and again while the page is not high enough, unless the reader goes elsewhere. */
function restore(top: number | undefined) {
  giveUp()
  if (top === undefined) return
  window.scrollTo(0, top)
  const isThere = () => Math.abs(window.scrollY - top) < 1
  if (isThere()) return
  const controller = new AbortController()
  const filling = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (isThere()) giveUp()
  })
  const timer = setTimeout(() => giveUp(), FILLING_MS)
  giveUp = () => {
    controller.abort()
    filling.disconnect()
    clearTimeout(timer)
  }
  filling.observe(document.body)
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(sign, giveUp, { passive: true, signal: controller.signal })
}

let known: Map<string, number> | undefined

/** Parsed on first use: most visits neither scroll nor come back before the page is hydrated. */
const positions = () => {
  known ??= new Map(Object.entries(Object(readTab(STORE))))
  return known
}

function writePositions() {
  if (known) writeTab(STORE, Object.fromEntries([...known].slice(-50)))
}
