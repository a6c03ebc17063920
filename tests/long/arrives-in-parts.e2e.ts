import { expect, test } from '../fixtures.ts'
import { SCRIPTS } from '../hold.ts'
import { largestPaint } from '../largest-paint.ts'
import { shapes } from '../page-shapes.ts'

// As long as the scripts have not come. With scripting turned off a page lacks what only works with it.
test.use({ expectedErrors: [/net::ERR_FAILED/] })

/** The browser draws a page while it loads: later elements must not push earlier ones away. */
for (const [device, width] of [
  ['a phone', 390],
  ['a wide screen', 1440],
] as const) {
  test(`on ${device} the largest picture is not lazy, and no part of a page moves when the next part arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.route(SCRIPTS, (route) => route.abort())
    for (const path of shapes) {
      await page.goto(path, { waitUntil: 'load' })
      // Loaded is not painted yet; this waits for a frame.
      await page.screenshot()
      expect.soft(await largestPaint(page), path).not.toContain('loading="lazy"')
      expect.soft(await page.evaluate(movesWhileComing), path).toEqual([])
    }
  })
}

/**
 * Cuts the page after every element of its first screen, as if no more had arrived. Returns each element that is then at
 * another place, with its share of the screen times how far it moves, if that is at least 0.01. Cuts from the end, so that
 * each cut only removes more: restoring the whole page for each took three times as long.
 */
function movesWhileComing(): string[] {
  const root = document.getElementById('root') as HTMLElement
  const elements = [...root.querySelectorAll('*:not(svg *, option)')]
  const onScreen = ({ top, bottom, width }: DOMRect) =>
    width > 0 && bottom > 0 && top < innerHeight ? width * (Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0

  const whole = elements.map((element) => element.getBoundingClientRect())
  const names = elements.map((element) => element.outerHTML.slice(0, 80))
  const lastIn = elements.map((element, index) => index + element.querySelectorAll('*:not(svg *, option)').length)
  const whatFollows = (node: Node): Node | null =>
    node === root ? null : (node.nextSibling ?? whatFollows(node.parentNode as Node))
  const followers = new Set<Node | null>()
  // After an element and after the last one in it is the same cut.
  const cuts = [...elements.keys()].filter((index) => {
    const element = elements[index] as Element
    if (!element.closest('main') || onScreen(whole[index] as DOMRect) === 0) return false
    const isNew = !followers.has(whatFollows(element))
    followers.add(whatFollows(element))
    return isNew
  })
  // From the last end to the first; an element ends after those in it.
  cuts.sort((a, b) => (lastIn[b] as number) - (lastIn[a] as number) || a - b)
  const moves: string[] = []
  for (const cut of cuts) {
    const rest = document.createRange()
    rest.setStartAfter(elements[cut] as Element)
    rest.setEndAfter(root.lastChild as Node)
    rest.deleteContents()
    for (let index = 0; index <= (lastIn[cut] as number); index++) {
      const before = elements[index]?.getBoundingClientRect() as DOMRect
      const after = whole[index] as DOMRect
      const way = Math.hypot(before.top - after.top, before.left - after.left)
      const shift = (onScreen(before) / (innerWidth * innerHeight)) * (way / innerHeight)
      if (shift >= 0.01) moves.push(`${names[index]} moves (${shift.toFixed(3)}) when more comes than ${names[cut]}`)
    }
  }
  return moves
}
