import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { paths } from '../src/addresses/paths.ts'
import { colors } from '../src/ui/theme/colors.ts'

const url = z.string().startsWith('/')
const image = z.object({ src: url, sizes: z.string().regex(/^(\d+x\d+|any)$/), type: z.string().startsWith('image/') })
const icon = image.extend({ purpose: z.enum(['any', 'maskable', 'monochrome']).optional() })

/** What we use of the web app manifest; a member that is not listed here is a spelling mistake. */
const manifestSchema = z.strictObject({
  id: url,
  name: z.string().min(1).max(45),
  // Home screens cut longer names.
  short_name: z.string().min(1).max(12),
  description: z.string().min(20),
  lang: z.literal('en-US'),
  dir: z.literal('ltr'),
  start_url: url,
  scope: z.literal('/'),
  display: z.literal('standalone'),
  display_override: z.array(z.enum(['standalone', 'minimal-ui'])),
  launch_handler: z.strictObject({ client_mode: z.literal('focus-existing') }),
  theme_color: z.string(),
  background_color: z.string(),
  categories: z.array(z.string()).min(1),
  icons: z.array(icon),
  shortcuts: z.array(z.strictObject({ name: z.string(), url, icons: z.array(icon).min(1) })),
  screenshots: z.array(image.extend({ form_factor: z.enum(['narrow', 'wide']), label: z.string().min(10) })).optional(),
})

const manifest = manifestSchema.parse(JSON.parse(readFileSync('manifest.webmanifest', 'utf8')))

/** Width and height of a PNG or JPEG file, as the manifest writes them. */
function sizesOf(file: Buffer): string {
  if (file.readUInt32BE(0) === 0x89504e47) return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
  let at = 2
  // The frame header of a JPEG has a marker from C0 to C3; every other segment says its length.
  while (file.readUInt16BE(at) < 0xffc0 || file.readUInt16BE(at) > 0xffc3) at += 2 + file.readUInt16BE(at + 2)
  return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`
}

const images = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons), ...(manifest.screenshots ?? [])]

test.each(images)('$src exists and is as large as the manifest says', ({ src, sizes }) => {
  const file = readFileSync(`public${src}`)
  if (sizes === 'any') expect(file.toString()).toContain('<svg')
  else expect(sizesOf(file)).toBe(sizes)
})

test.each(['any', 'maskable', 'monochrome'])('there are %s icons for every launcher', (purpose) => {
  const sizes = manifest.icons.filter((each) => each.purpose === purpose).map(({ sizes }) => sizes)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
})

test('there are pictures of the site for small and for large screens', () => {
  expect(new Set((manifest.screenshots ?? []).map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  )
})

test('the shortcuts lead to pages of the site', () => {
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Inventory', paths.inventory],
    ['Rentals', paths.rentals],
    ['Eco calculator', paths.eco],
    ['Contact', paths.contact],
  ])
})

test('the app opens in the color of the page', () => {
  expect([manifest.theme_color, manifest.background_color]).toEqual([colors.page[0], colors.page[0]])
})
