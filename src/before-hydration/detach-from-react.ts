/**
 * Turns prerendered nodes back into plain HTML. React marks each element that it hydrates with a property, and would
 * still handle its events (a link would do nothing) after its component has failed.
 */
export function detachFromReact(nodes: readonly Node[]): void {
  for (const node of nodes) {
    for (const key of Object.keys(node)) if (key.startsWith('__react')) Reflect.deleteProperty(node, key)
    detachFromReact([...node.childNodes])
  }
}
