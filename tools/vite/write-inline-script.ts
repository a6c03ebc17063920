import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

const SOURCE = 'src/before-hydration/inline-script.ts'
/** Its place in index.html. */
const PLACE = '<!--inline-script-->'

/** Writes the script that runs before any module into the head of index.html, in `npm run dev` as well. */
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

/** @throws for code that is not JavaScript, or that would end its own element */
async function minified(source: string): Promise<string> {
  const { code: script } = await transformWithOxc(source, SOURCE)
  const { code, errors } = await minify(SOURCE, script, { mangle: { toplevel: true } })
  const inElement = code.replace(/;?\s*$/, '')
  if (errors.length > 0 || !inElement || /<\/script/i.test(inElement))
    throw new Error(`${SOURCE} cannot be written into a page`)
  return inElement
}
