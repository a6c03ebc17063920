/** Names of software renderers, as browsers report them. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/**
 * Whether this browser can draw in 3-D.
 * @param isFast whether to exclude software rendering
 */
export function hasWebGl(isFast = false): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: isFast })
  if (!context) return false
  const names = isFast && context.getExtension('WEBGL_debug_renderer_info')
  const isSoftware = names && SOFTWARE.test(String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)))
  // Browsers allow only a dozen contexts at once.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !isSoftware
}
