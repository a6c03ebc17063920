import { readFile, writeFile } from 'node:fs/promises'
import { CalendarDays, LayoutGrid, Leaf, Send } from 'lucide'
import sharp from 'sharp'

const source = new URL('icon.svg', import.meta.url)
const target = new URL('../public/', import.meta.url)

/**
 * The ways the one drawing is cut.
 * `radius`: corners of the field, undefined leaves the field out. `scale`: size of the mark, 1 is as drawn.
 * `cartOnly`: a few pixels cannot carry the hills and the water. `ink`: color of the mark.
 */
const CUTS = {
  any: { radius: 112, scale: 1 },
  // A platform may crop a maskable icon to a circle of 80% of its width; the mark stays inside.
  maskable: { radius: 0, scale: 0.88 },
  // Platforms read only the alpha channel.
  monochrome: { scale: 0.88 },
  // iOS rounds the corners itself and paints transparency black.
  touch: { radius: 0, scale: 0.95 },
  tiny: { radius: 72, scale: 1.5, cartOnly: true },
  logo: { scale: 1, ink: '#12201C', crop: '23 132 466 248' },
}

const PICTURES = [
  { file: 'icons/icon-192.png', cut: CUTS.any, width: 192 },
  { file: 'icons/icon-512.png', cut: CUTS.any, width: 512 },
  { file: 'icons/icon-maskable-192.png', cut: CUTS.maskable, width: 192 },
  { file: 'icons/icon-maskable-512.png', cut: CUTS.maskable, width: 512 },
  { file: 'icons/icon-monochrome-192.png', cut: CUTS.monochrome, width: 192 },
  { file: 'icons/icon-monochrome-512.png', cut: CUTS.monochrome, width: 512 },
  { file: '../src/entry/apple-touch-icon.png', cut: CUTS.touch, width: 180 },
  { file: 'logo.png', cut: CUTS.logo, width: 932, height: 496 },
]

const SHORTCUTS = { inventory: LayoutGrid, rentals: CalendarDays, eco: Leaf, contact: Send }

/** Draws every icon of the site from `icon.svg`, and the shortcut icons from the glyphs the pages use. */
export async function makeIcons(browser) {
  const page = await browser.newPage()
  const drawing = await readFile(source, 'utf8')
  for (const { file, cut, width, height = width } of PICTURES) {
    await writeFile(new URL(file, target), await rasterize(page, cutSvg(drawing, cut), width, height))
  }
  for (const [name, glyph] of Object.entries(SHORTCUTS)) {
    await writeFile(new URL(`icons/shortcut-${name}.png`, target), await rasterize(page, shortcutSvg(glyph), 192, 192))
  }
  await writeFile(new URL('icons/icon.svg', target), cutSvg(drawing, CUTS.any))
  await writeFile(new URL('favicon.svg', target), cutSvg(drawing, CUTS.tiny))
  const sizes = [16, 32, 48]
  const bitmaps = []
  for (const size of sizes) bitmaps.push(await rasterize(page, cutSvg(drawing, CUTS.tiny), size, size))
  await writeFile(new URL('favicon.ico', target), ico(sizes, bitmaps))
  await page.close()
}

/** Applies a cut to the text of the drawing, which is kept simple enough for that. */
function cutSvg(drawing, { radius, scale, cartOnly = false, ink, crop }) {
  // The cart alone sits higher and further right than the whole mark, so it is centered again.
  const center = cartOnly ? '269 220' : '256 256'
  let svg = drawing.replace(
    '<g id="mark">',
    `<g id="mark" transform="translate(256 256) scale(${scale}) translate(-${center.replace(' ', ' -')})">`,
  )
  if (radius === undefined) svg = svg.replace(/<rect id="field".*\n/, '')
  else if (radius > 0) svg = svg.replace('id="field"', `id="field" rx="${radius}"`)
  if (cartOnly) svg = svg.replace(/<g id="land"[\s\S]*?<\/g>\n/, '')
  if (ink) svg = svg.replaceAll('#fff', ink)
  if (crop) svg = svg.replace('0 0 512 512', crop)
  return svg
}

/** A glyph of Lucide, which is a list of `[tag, attributes]` on a grid of 24. */
function shortcutSvg(glyph) {
  const attribute = ([name, value]) => `${name}="${value}"`
  const shapes = glyph.map(([tag, attributes]) => `<${tag} ${Object.entries(attributes).map(attribute).join(' ')}/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><rect width="192" height="192" rx="42" fill="#12201C"/>
<g transform="translate(56 56) scale(3.333)" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g></svg>`
}

async function rasterize(page, svg, width, height) {
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  // Lossless. The browser compresses a screenshot quickly, not well.
  return sharp(await page.screenshot({ omitBackground: true }))
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An .ico file that holds PNG pictures: a header, one entry of 16 bytes a picture, then the pictures. */
function ico(sizes, pictures) {
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(pictures[index].length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += pictures[index].length
  }
  return Buffer.concat([head, ...pictures])
}
