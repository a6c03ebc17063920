/** Tags that Vite writes into index.html, and what takes their place. */
const TAGS: readonly [what: string, pattern: RegExp, replacement: string][] = [
  // Scripts come after pictures and fonts: a page is read and looked at before anybody touches it. Modules of this site are
  // fetched the same way with `crossorigin` and without.
  ['script of type module', /<script type="module" crossorigin/, '<script type="module" fetchpriority="low"'],
  // Before everything else that a page asks for.
  [
    'stylesheet after <!--head-->',
    /(<!--head-->.*?)<link rel="stylesheet" crossorigin (href="[^"]*")>/,
    '<link rel="stylesheet" $2>$1',
  ],
]

/**
 * Leaves out what HTML does not need, and puts the tags that Vite wrote into our order.
 * @param html the built index.html
 * @throws when one of these tags is not found
 */
export function leanHtml(html: string): string {
  let lean = html.replace(/>\s+</g, '><').replace(/\s+\/>/g, '>')
  for (const [what, pattern, replacement] of TAGS) {
    if (!pattern.test(lean))
      throw new Error(`No ${what} found in the built index.html: tools/vite/lean-html.ts does not fit Vite's version`)
    lean = lean.replace(pattern, replacement)
  }
  return lean
}
