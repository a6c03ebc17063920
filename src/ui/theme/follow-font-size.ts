import type { StylisPlugin } from '@emotion/cache'

const inRem = (css: string) => css.replace(/\b[\d.]+px\b/g, (size) => `${Number.parseFloat(size) / 16}rem`)

/**
 * Text, and the widths and heights where the layout changes, follow the font size that a person has set in the browser: the
 * source has px at the usual size, 16. Text of a drawing is in units of the drawing.
 */
export const followFontSize: StylisPlugin = (element) => {
  // Below a container query the selectors are those of the rule around it.
  const selectors = [element.parent, element.root].flatMap((rule) => rule?.props ?? [])
  if (element.type === '@media') element.value = inRem(element.value)
  else if (/^(font-size|line-height)$/.test(String(element.props)) && !selectors.some((each) => / text$/.test(each)))
    element.return = inRem(element.value)
}
