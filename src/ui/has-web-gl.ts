/** Whether this browser can draw in 3-D. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers allow only a dozen at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
