import type { Plugin } from 'vite'

/** What is written into the packages of the carts in 3-D, each in one file. */
const CHANGES: readonly { what: string; file: RegExp; pattern: RegExp; replacement: string }[] = [
  {
    what: 'size of the cube map in @google/model-viewer',
    file: /model-viewer\/lib\/three-components\/TextureUtils\.js$/,
    // The map is blurred by 0.04 radians, which are 3.3 of these pixels and were 6.5.
    pattern: /(?<=new WebGLCubeRenderTarget\()256(?=,)/,
    replacement: '128',
  },
  {
    what: 'number of samples in three',
    file: /three\/build\/three\.module\.js$/,
    pattern: /(?<=const GGX_SAMPLES = )256(?=;)/,
    replacement: '64',
  },
]

/**
 * Takes two thirds of the work out of the light that falls on a cart in 3-D, which is drawn once before the cart is: a cube map of
 * some lamps, blurred, then averaged for each degree of gloss. Where the processor draws, that was most of the time from the press
 * to the cart; decision record 43 has the figures. Lamps and blur are the same, so a reflection differs by less than one sees.
 *
 * Both packages are pinned to an exact version. A change that finds nothing in them fails the build.
 */
export function leanViewer(): Plugin {
  const missing = new Set(CHANGES.map(({ what }) => what))
  return {
    name: 'lean-viewer',
    apply: 'build',
    transform: {
      filter: { id: CHANGES.map(({ file }) => file) },
      handler(code, id) {
        let lean = code
        for (const { what, file, pattern, replacement } of CHANGES) {
          if (!file.test(id) || !pattern.test(lean)) continue
          lean = lean.replace(pattern, replacement)
          missing.delete(what)
        }
        return { code: lean, map: null }
      },
    },
    renderStart() {
      if (this.environment.name !== 'client' || missing.size === 0) return
      this.error(`No ${[...missing].join(' and no ')} found: tools/vite/lean-viewer.ts does not fit its version`)
    },
  }
}
