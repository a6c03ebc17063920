/**
 * Makes prerendered nodes plain HTML again: React marks each element that it hydrates, by a property, and would answer its
 * events (a link would do nothing) although what it belonged to has failed.
 */
export function detachFromReact(nodes: readonly Node[]): void {
  for (const node of nodes) {
    for (const key of Object.keys(node)) if (key.startsWith('__react')) Reflect.deleteProperty(node, key)
    detachFromReact([...node.childNodes])
  }
}
