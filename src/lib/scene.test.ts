import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colors } from '../ui/theme/colors.ts'
import { contrast } from '../ui/theme/contrast.ts'
import { nearForms, portraitForms, wideForms } from './scene.ts'

const filesOf = (...sets: string[]) =>
  sets
    .flatMap((set) => set.split(','))
    .map((each) => each.split(' '))
    .map(([url = '', width]) => ({ file: `public${url}`, width: Number.parseInt(width ?? '1280', 10) }))

test.each(['lake-cart', 'pier-carts'])('every form of %s is a file as wide as it says', async (name) => {
  const wide = wideForms(name)
  const portrait = portraitForms(name)
  const forms = filesOf(wide.avif, wide.fallback, portrait.avif, portrait.webp)
  expect(forms.filter(({ file }) => !existsSync(file))).toEqual([])
  for (const { file, width } of forms) expect((await sharp(file).metadata()).width, file).toBe(width)
})

const NEAR = [
  'denago-lake',
  'evolution-trail',
  'rental-lawn',
  'driveway-cart',
  'service-bay',
  'showroom-dusk',
  'town-delivery',
]

test.each(NEAR)('every form of %s is a file as wide as it says, 4:3', async (name) => {
  const { avif, fallback } = nearForms(name)
  for (const { file, width } of [...filesOf(avif), { file: `public${fallback}`, width: 960 }]) {
    const { width: stored, height } = await sharp(file).metadata()
    expect([stored, height], file).toEqual([width, width * 0.75])
  }
})

/** How much of the height from the top is sky above the hills. */
test.each([
  ['wide', wideForms('pier-carts').fallback, 0.37],
  ['portrait', portraitForms('pier-carts').webp.replace(/ .*/, ''), 0.55],
])('ink can be read anywhere in the sky over the pier, %s', async (_, url, share) => {
  const { data, info } = await sharp(`public${url}`)
    .resize(240)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sky = Array.from({ length: Math.floor(info.height * share) * info.width }, (_, at) =>
    contrast(colors.fixedInk[0], `#${data.subarray(3 * at, 3 * at + 3).toString('hex')}`),
  )
  expect(Math.min(...sky)).toBeGreaterThanOrEqual(4.5)
})
