import { expect, test } from '../fixtures.ts'
import { largestPaint } from '../largest-paint.ts'
import { shapes } from '../page-shapes.ts'

test.use({ javaScriptEnabled: false })

/** A page is drawn while it comes: what comes later must not push away what is there. */
for (const [device, width] of [
  ['a phone', 390],
  ['a wide screen', 1440],
] as const) {
  test(`on ${device} what is seen first is not put off, and what has come of a page stands where it will stand`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of shapes) {
      await page.goto(path)
      // Loaded is not painted yet; this waits for a frame.
      await page.screenshot()
      expect.soft(await largestPaint(page), path).not.toContain('loading="lazy"')
      expect.soft(await page.evaluate(movesWhileComing), path).toEqual([])
    }
  })
}

/**
 * Cuts the page after every element of its first screen, as if no more had come yet. Returns what stands elsewhere then,
 * with its share of the screen times how far it moves, if that is a hundredth or more.
 */
function movesWhileComing(): string[] {
  const root = document.getElementById('root') as HTMLElement
  const copy = root.cloneNode(true)
  const elements = () => [...root.querySelectorAll('*:not(svg *, option)')]
  const boxes = () => elements().map((element) => element.getBoundingClientRect())
  const onScreen = ({ top, bottom, width }: DOMRect) =>
    width > 0 && bottom > 0 && top < innerHeight ? width * (Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0

  const whole = boxes()
  const names = elements().map((element) => element.outerHTML.slice(0, 80))
  const whatFollows = (node: Node): Node | null =>
    node === root ? null : (node.nextSibling ?? whatFollows(node.parentNode as Node))
  const followers = new Set<Node | null>()
  // After an element and after the last one in it is the same cut.
  const cuts = elements().map((element, index) => {
    if (!element.closest('main') || onScreen(whole[index] as DOMRect) === 0) return false
    const isNew = !followers.has(whatFollows(element))
    followers.add(whatFollows(element))
    return isNew
  })
  return cuts.flatMap((isCut, cut) => {
    const end = elements()[cut]
    if (!isCut || !end) return []
    const rest = document.createRange()
    rest.setStartAfter(end)
    rest.setEndAfter(root.lastChild as Node)
    rest.deleteContents()
    const moves = boxes().flatMap((before, index) => {
      const after = whole[index] as DOMRect
      const way = Math.hypot(before.top - after.top, before.left - after.left)
      const shift = (onScreen(before) / (innerWidth * innerHeight)) * (way / innerHeight)
      return shift < 0.01 ? [] : [`${names[index]} moves (${shift.toFixed(3)}) when more comes than ${names[cut]}`]
    })
    root.replaceChildren(...copy.cloneNode(true).childNodes)
    return moves
  })
}
