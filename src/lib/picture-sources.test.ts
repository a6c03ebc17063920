import { expect, test } from 'vitest'
import { bestForm, fillsFrame, pictureKey, pictureWords, shownPictures, variantsOf } from './picture-sources.ts'

test('a path of the naming convention gives all stored forms of the picture', () => {
  expect(variantsOf('/images/carts/denago-nomad/side-960.webp')).toEqual({
    avif: [480, 960, 1200].map((width) => ({ url: `/images/carts/denago-nomad/side-${width}.avif`, width })),
    webp: '/images/carts/denago-nomad/side-960.webp',
  })
  expect(variantsOf('/images/carts/denago-nomad/front-960.webp')?.avif.at(-1)?.width).toBe(2400)
  expect(variantsOf('/images/carts/denago-nomad/seats-960.webp')?.avif.at(-1)?.width).toBe(960)
})

test('a picture of a part fills its frame, and one of the whole cart does not', () => {
  const views = ['front', 'side', 'rear', 'seats', 'dashboard']
  expect(views.filter((view) => fillsFrame(`/images/carts/denago-nomad/${view}-960.webp`))).toEqual(views.slice(3))
  expect(fillsFrame('/photos/0123456789abcdef-960.webp')).toBe(false)
})

test.each([
  'https://photos.example.com/images/carts/denago-nomad/front-960.webp',
  '/photos/nomad.jpg',
  '/images/carts/denago-nomad/top-960.webp',
  '',
])('%s is a plain picture', (path) => {
  expect(variantsOf(path)).toBeUndefined()
})

test('all forms of one picture have one key, and views have different ones', () => {
  const key = pictureKey('/images/carts/denago-nomad/front-960.webp')
  expect(pictureKey('/images/carts/denago-nomad/front-480.avif')).toBe(key)
  expect(pictureKey('/images/carts/denago-nomad/side-480.avif')).not.toBe(key)
  expect(pictureKey('/photos/nomad.jpg')).toBeUndefined()
})

test.each([
  ['side-480.avif', 'side-960.avif'],
  ['side-960.avif', 'side-960.avif'],
  ['side-960.webp', 'side-960.avif'],
  ['side-1200.avif', 'side-1200.webp'],
  ['side-1600.avif', 'side-1200.webp'],
])('%s is best replaced by %s', (asked, best) => {
  const at = (file: string) => `/images/carts/denago-nomad/${file}`
  const stored = ['front-480.avif', 'side-1200.webp', 'side-960.avif'].map(at)
  expect(bestForm(at(asked), stored)).toBe(at(best))
})

test('a picture without stored forms has no replacement', () => {
  const stored = ['/images/carts/denago-nomad/front-480.avif', '/photos/nomad-480.jpg']
  expect(bestForm('/images/carts/denago-nomad/rear-480.avif', stored)).toBeUndefined()
  expect(bestForm('/photos/nomad-960.jpg', stored)).toBeUndefined()
})

test('a unit with photographs does not show its drawings', () => {
  const drawing = '/images/carts/denago-nomad/front-960.webp'
  const photograph = '/photos/0123456789abcdef-960.webp'
  expect(shownPictures([photograph, drawing])).toEqual([photograph])
  expect(shownPictures([drawing])).toEqual([drawing])
})

test('a photograph has the forms that the server makes of it', () => {
  expect(variantsOf('/photos/0123456789abcdef-960.webp')).toEqual({
    avif: [480, 960, 1600].map((width) => ({ url: `/photos/0123456789abcdef-${width}.avif`, width })),
    webp: '/photos/0123456789abcdef-960.webp',
  })
})

test.each([
  ['/images/carts/denago-nomad/front-960.webp', 'Illustration of the Denago Nomad'],
  [undefined, 'Illustration of the Denago Nomad'],
  ['/photos/0a1b2c-960.webp', 'Denago Nomad'],
  ['https://pictures.example.com/1.jpg', 'Denago Nomad'],
])('the picture %s is "%s"', (path, words) => {
  expect(pictureWords('Denago Nomad', path)).toBe(words)
})
