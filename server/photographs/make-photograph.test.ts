import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PHOTOGRAPH_TYPES } from '../../office/contract/photograph-types.ts'
import { makePhotograph } from './make-photograph.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 60 } } })

/** As a phone held upright writes it: lying, with a note to turn it, and with the place. */
const fromPhone = () =>
  picture(2000, 1500)
    .withExif({
      IFD0: { Orientation: '6', Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('a photograph is upright in every form, and has none of the data that the camera added', async () => {
  const file = await fromPhone()
  expect((await sharp(file).metadata()).exif).toBeDefined()
  const { forms, path } = await makePhotograph(file)
  const seen = await Promise.all(
    forms.map(async ({ path: name, bytes }) => {
      const { width = 0, height = 0, format, exif, orientation } = await sharp(bytes).metadata()
      return [name.replace(/.*-/, ''), format, width, width < height, exif, orientation]
    }),
  )
  expect(seen).toEqual([
    ['480.avif', 'heif', 480, true, undefined, undefined],
    ['960.avif', 'heif', 960, true, undefined, undefined],
    ['1600.avif', 'heif', 1500, true, undefined, undefined],
    ['960.webp', 'webp', 960, true, undefined, undefined],
  ])
  expect(path).toBe(forms.at(-1)?.path)
})

test('the same file is the same photograph, and another one is not', async () => {
  const [one, other] = [await picture(960, 720).png().toBuffer(), await picture(961, 720).png().toBuffer()]
  const ids = await Promise.all([one, one, other].map(async (file) => (await makePhotograph(file)).id))
  expect(ids[0]).toBe(ids[1])
  expect(ids[0]).not.toBe(ids[2])
})

test.each(PHOTOGRAPH_TYPES)('a photograph of the type %s, which the office offers to choose, is read', async (type) => {
  const [, format] = type.split('/') as ['image', 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff']
  const file = await picture(960, 720).toFormat(format).toBuffer()
  expect((await makePhotograph(file)).forms).toHaveLength(4)
})

/** In megabytes, for a program of its own that makes the photograph. */
async function memoryFor(file: Buffer): Promise<number> {
  const module = new URL('make-photograph.ts', import.meta.url).href
  const code = `
    import { buffer } from 'node:stream/consumers'
    const { makePhotograph } = await import(${JSON.stringify(module)})
    const { forms } = await makePhotograph(await buffer(process.stdin))
    console.log(forms.length && process.resourceUsage().maxRSS / 1_000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code])
  child.stdin.end(file)
  return Number(await text(child.stdout))
}

test('a picture that fills the memory when it is unpacked is unpacked once', async () => {
  const [width, height] = [9_000, 6_000]
  const background = { r: 40, g: 90, b: 60, alpha: 0.5 }
  const file = await sharp({ create: { width, height, channels: 4, background } })
    .png({ progressive: true })
    .toBuffer()
  const unpacked = (width * height * 4) / 1_000_000
  expect(await memoryFor(file)).toBeLessThan((await memoryFor(await picture(960, 720).png().toBuffer())) + 2 * unpacked)
})

const withScript = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script>alert(1)</script></svg>'

/** Every pixel is the same, so a picture of 400 million is a small file. */
const bomb = () =>
  sharp({ create: { width: 9_500, height: 9_500, channels: 3, background: 'red' }, limitInputPixels: false })
    .png()
    .toBuffer()

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  [
    'a drawing with a script',
    () => Buffer.from(withScript),
    'That’s not a photo. Save it as JPEG, PNG, WebP, AVIF or TIFF.',
  ],
  [
    'text that calls itself a picture',
    () => Buffer.from('front.jpg'),
    'We can’t read this file as a picture. Choose a JPEG, PNG, WebP, AVIF or TIFF.',
  ],
  [
    'a photograph as iPhones keep it',
    () => Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'),
    'It’s HEIC, the iPhone format, which we can’t read. Save it as JPEG. For new photos, choose Most Compatible in the iPhone’s Settings > Camera > Formats.',
  ],
  [
    'a photograph in the iPhone format under a general brand',
    () => Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1heicmiaf', 'latin1'),
    'It’s HEIC, the iPhone format, which we can’t read. Save it as JPEG.',
  ],
  ['an empty file', () => Buffer.alloc(0), 'The file is empty.'],
  [
    'a small file that fills the memory when it is opened',
    bomb,
    'It has more than 80 million pixels. Make it smaller.',
  ],
  [
    'half a photograph',
    async () => (await fromPhone()).subarray(0, 4_000),
    'The file’s cut off. Copy it from the camera again.',
  ],
  [
    'a picture for a thumbnail',
    () => picture(640, 480).jpeg().toBuffer(),
    'It’s 640 pixels wide and needs at least 960. Send the original photo.',
  ],
  [
    'a strip',
    () => picture(960, 3_900).png().toBuffer(),
    'It’s too long and narrow: 960 by 3900 pixels. Crop it to the cart.',
  ],
  ['a file that is too large', () => Buffer.alloc(40_000_001), 'It’s 41 MB. The limit is 40 MB. Make it smaller.'],
])('%s is refused with a sentence', async (_what, file, sentence) => {
  await expect(makePhotograph(await file())).rejects.toThrow(sentence)
})

test('an animated picture is refused', async () => {
  const frames = await Promise.all(
    [0, 1].map((frame) =>
      picture(960, 720)
        .modulate({ brightness: 1 + frame })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
  await expect(makePhotograph(moving)).rejects.toThrow(
    'That’s an animation or a multipage file. Choose a file with one picture.',
  )
})
