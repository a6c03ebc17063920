import { expect, test } from 'vitest'
import { planPictures } from './picture-plan.ts'

const nomad = (file: string) => `/images/carts/denago-nomad/${file}`
const images = [nomad('front-960.webp'), nomad('side-960.webp')]

test.each([
  [375, ['front-480.avif', 'side-480.avif']],
  [750, ['front-960.avif', 'side-960.avif']],
  [1170, ['front-1600.avif', 'side-1200.avif']],
  [2880, ['front-2400.avif', 'side-1200.avif']],
])('a screen %i dots wide gets the smallest form that fills it, or the largest', (pixels, files) => {
  expect(planPictures(images, pixels, 'avif').files).toEqual(files.map(nomad))
})

test('a browser without AVIF gets WebP', () => {
  expect(planPictures(images, 390, 'webp').files).toEqual(images)
})

test('a picture that several carts share is one file, and those of other sites are only counted', () => {
  const all = [...images, ...images, '/photos/own.jpg', 'https://photos.example.com/1.jpg', '//cdn.example.com/2.jpg']
  expect(planPictures(all, 750, 'avif')).toEqual({
    files: [nomad('front-960.avif'), nomad('side-960.avif'), '/photos/own.jpg'],
    elsewhere: 2,
  })
})
