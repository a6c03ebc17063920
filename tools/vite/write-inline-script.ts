import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

const SOURCE = 'src/before-hydration/inline-script.ts'
/** The comment in index.html that the script replaces. */
const PLACE = '<!--inline-script-->'

/** Writes the script that runs before any module into the head of index.html, also in `npm run dev`. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
      const code = await minified(await readFile(SOURCE, 'utf8'))
      return html.replace(PLACE, () => `<script>${code}</script>`)
    },
  },
})

/** @throws if the code is not JavaScript, or contains the end tag of its element */
async function minified(source: string): Promise<string> {
  const { code: script } = await transformWithOxc(source, SOURCE)
  const { code, errors } = await minify(SOURCE, script, { mangle: { toplevel: true } })
  const inElement = code.replace(/;?\s*$/, '')
  if (errors.length > 0 || !inElement || /<\/script/i.test(inElement))
    throw new Error(`${SOURCE} cannot be written into a page`)
  return inElement
}
