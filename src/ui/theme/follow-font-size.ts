import type { StylisPlugin } from '@emotion/cache'

const inRem = (css: string) => css.replace(/\b[\d.]+px\b/g, (size) => `${Number.parseFloat(size) / 16}rem`)

/**
 * Makes text and breakpoints follow the font size that a person has set in the browser. The source uses px at the usual
 * size, 16. Text in a drawing uses the drawing's units.
 */
export const followFontSize: StylisPlugin = (element) => {
  // Inside a container query, the selectors are those of the surrounding rule.
  const selectors = [element.parent, element.root].flatMap((rule) => rule?.props ?? [])
  if (element.type === '@media') element.value = inRem(element.value)
  else if (/^(font-size|line-height)$/.test(String(element.props)) && !selectors.some((each) => / text$/.test(each)))
    element.return = inRem(element.value)
}
