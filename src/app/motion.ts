/**
 * Animations that show where something went: a card's picture becomes the stage of its page, and cards that stay in a
 * result move to their new places. Loaded at the first pointer or key event (`src/entry/start.tsx`), so that it is part
 * of no first route. Before that, and with reduced motion, nothing is animated.
 */

import { vehicleRefOfPage } from '../addresses/paths.ts'
import { prefersReducedMotion } from '../lib/prefers-reduced-motion.ts'

const DURATION_MS = 220
const EASE = 'cubic-bezier(.2, .7, .2, 1)'
/** The browser treats pictures with this name on both pages as one picture. */
const PICTURE = 'cart'

/**
 * The link that is being followed. The second click of a double click would add a history entry, or reload the page.
 */
let followed: HTMLAnchorElement | undefined

const stagePicture = () => document.querySelector<HTMLElement>('main [data-stage] img')

type Preload = (pathname: string) => Promise<unknown>

/** @param preload loads the code of the page at a path */
export function startMotion(preload: Preload) {
  addEventListener('click', (event) => void followCard(event, preload), true)
  for (const sign of ['click', 'input', 'change']) addEventListener(sign, rememberPositions, true)
  new MutationObserver((records) => {
    // Cards that are added for paper must be printed at once.
    if ('printing' in document.documentElement.dataset) return
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.matches(CARDS) && !prefersReducedMotion()) moveIn(node)
  }).observe(document.body, { childList: true, subtree: true })
}

/**
 * Follows a card's link inside a view transition. The click is delayed until the page's code is loaded, so that the
 * page does not freeze on a slow network, and then until the browser has a picture of the old page.
 */
async function followCard(event: MouseEvent, preload: Preload) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('article a') : undefined
  const picture = link?.closest('article')?.querySelector<HTMLElement>('img')
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  // Ignores the click that `stageAfter` makes, which is not trusted.
  if (
    !picture ||
    !link ||
    !vehicleRefOfPage(link.pathname) ||
    !event.isTrusted ||
    opensElsewhere ||
    prefersReducedMotion() ||
    !document.startViewTransition
  )
    return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (followed === link) return
  followed = link
  await preload(link.pathname)
  picture.style.viewTransitionName = PICTURE
  const transition = document.startViewTransition(async () => {
    const stage = await stageAfter(link)
    followed = undefined
    if (stage) stage.style.viewTransitionName = PICTURE
    else transition.skipTransition()
  })
  // This code or a hidden window has skipped it; the page has changed anyway.
  transition.ready.catch(() => {})
  await transition.finished
  for (const each of [picture, stagePicture()]) each?.style.removeProperty('view-transition-name')
}

/** Clicks a link. @returns the picture of the stage on its page, if there is one */
function stageAfter(link: HTMLAnchorElement): Promise<HTMLElement | undefined> {
  const before = stagePicture()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const stage = stagePicture()
      if (link.isConnected && stage === before) return
      observer.disconnect()
      resolve(stage === before ? undefined : (stage ?? undefined))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    link.click()
  })
}

const CARDS = 'section[data-reads-query] article'
type Position = { left: number; top: number }
/** The position of each cart's card in its list at the last press or key. */
let cardPositions = new Map<string, Position>()

const cartOf = (card: HTMLElement) => card.querySelector('a')?.pathname ?? ''
// Offsets in the list, which neither scrolling nor a running animation changes.
const positionOf = ({ offsetLeft: left, offsetTop: top }: HTMLElement): Position => ({ left, top })

function rememberPositions() {
  const cards = document.querySelectorAll<HTMLElement>(CARDS)
  cardPositions = new Map([...cards].map((card) => [cartOf(card), positionOf(card)]))
}

/** Moves a card in from its earlier place if that is near. Otherwise the card appears. */
function moveIn(card: HTMLElement) {
  const from = cardPositions.get(cartOf(card))
  const to = positionOf(card)
  const isNear = from && Math.abs(from.top - to.top) < innerHeight
  card.animate(
    isNear
      ? { transform: [`translate(${from.left - to.left}px, ${from.top - to.top}px)`, 'none'] }
      : { opacity: [0, 1] },
    { duration: DURATION_MS, easing: EASE },
  )
}
