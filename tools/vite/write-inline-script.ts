import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'
import { hours, type Week } from '../../src/content/hours.ts'

const SOURCE = 'src/before-hydration/inline-script.ts'
/** For the contact page only: `src/entry/documents.ts` removes it from all others. */
const FORM_SOURCE = 'src/before-hydration/early-leave.ts'
/** The comment in index.html that the scripts replace. */
const PLACE = '<!--inline-script-->'

const hoursByDay = (week: Week) => Object.values(week).map((open) => open && [open.opens, open.closes])

/** Writes the scripts that run before any module into the head of index.html, also in `npm run dev`. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
      const [code, formCode] = await Promise.all([minified(SOURCE), minified(FORM_SOURCE)])
      return html.replace(PLACE, () => `<script>${code}</script><script data-form>${formCode}</script>`)
    },
  },
})

/** @throws if the code is not JavaScript, or contains the end tag of its element */
async function minified(file: string): Promise<string> {
  const define = { SHOWROOM_HOURS: JSON.stringify(hoursByDay(hours.showroom.week)) }
  const { code: script } = await transformWithOxc(await readFile(file, 'utf8'), file, { define })
  const { code, errors } = await minify(file, script, { mangle: { toplevel: true } })
  const inElement = code.replace(/;?\s*$/, '')
  if (errors.length > 0 || !inElement || /<\/script/i.test(inElement))
    throw new Error(`${file} cannot be written into a page`)
  return inElement
}
