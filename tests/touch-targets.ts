import type { Page } from 'playwright/test'

/** The least height of a target in px. The model that a row of a table is about is the exception that docs/design-system.md names. */
const LEAST = { all: 44, row: 36 }

/**
 * Targets in a page's header and content that are too low for a finger: measures the height in which a press hits the
 * target, from its middle up and down. A link inside a sentence is as high as its line.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const all = document.querySelectorAll<HTMLElement>(
      ':is(header, main) :is(a, button, summary, select, textarea, input, label:has(input, select, textarea))',
    )
    return [...all].flatMap((element) => {
      const isLabel = element.matches('label')
      // Drawn elements are the map, whose targets have a test of their own; a control in a label is pressed with the label.
      if (element.closest('svg, label :not(a)') || !element.checkVisibility({ visibilityProperty: true })) return []
      if (!isLabel && element.tabIndex < 0) return []
      const beside = [...(element.parentElement?.childNodes ?? [])].filter(
        ({ nodeType }) => nodeType === Node.TEXT_NODE,
      )
      const isInSentence = beside.some(({ textContent }) => /\w/.test(textContent ?? ''))
      if (isInSentence && getComputedStyle(element).display === 'inline') return []
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) return []
      const isOwn = (y: number) => {
        const hit = document.elementFromPoint(left + Math.min(width / 2, 20), y)
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
      }
      const middle = top + height / 2
      let [up, down] = [0, 0]
      while (up < 60 && isOwn(middle - up - 1)) up++
      while (down < 60 && isOwn(middle + down + 1)) down++
      // One px at each end for edges between pixels.
      const enough = (element.matches('tbody th a') ? least.row : least.all) - 2
      return up + down < enough ? [`${element.outerHTML.slice(0, 120)}: ${up + down} px`] : []
    })
  }, LEAST)
