/** Sides of a model whose front looks along +X, keyed by the names in `model-viewer`, for which the front is +Z. */
const SIDES = { front: 'right side', right: 'front', back: 'left side', left: 'rear' }

/**
 * The screen reader texts of the viewer, as in its `a11y` attribute: how to use it, and from where the cart is seen.
 */
export const viewerWords: Readonly<Record<string, string>> = {
  'interaction-prompt': 'Arrow keys turn the cart. Plus and minus zoom.',
  ...Object.fromEntries(
    Object.entries(SIDES).flatMap(([key, side]) => [
      [key, `Seen from the ${side}`],
      [`upper-${key}`, `Seen from above, from the ${side}`],
      [`lower-${key}`, `Seen from below, from the ${side}`],
    ]),
  ),
}
