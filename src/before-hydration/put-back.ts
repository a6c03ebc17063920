/**
 * Puts prerendered nodes that React has removed into the element that it has rendered for them. Removing them ended the
 * focus, which returns to the field that was last typed into.
 */
export function putBack(nodes: readonly Node[], container: Element): void {
  container.append(...nodes)
  const focused = [...(window.unhydratedFields ?? [])].at(-1)
  if (document.activeElement === document.body) focused?.focus({ preventScroll: true })
}
