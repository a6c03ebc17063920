import { expect, it } from 'vitest'
import { pictureText } from './picture-text.ts'

const ours = ['front', 'side', 'rear', 'seats', 'dashboard'].map(
  (view) => `/images/carts/denago-nomad/${view}-960.webp`,
)

it('calls a drawing of the site an illustration, and says what it shows', () => {
  expect(ours.map((_path, index) => pictureText('Denago Nomad', ours, index))).toEqual([
    'Illustration of the Denago Nomad, seen from the front left',
    'Illustration of the Denago Nomad, seen from the left',
    'Illustration of the Denago Nomad, seen from the rear left',
    'Illustration of the Denago Nomad’s seats',
    'Illustration of the Denago Nomad’s dashboard',
  ])
})

it('numbers photographs, because nothing else is known of them', () => {
  const photographs = ['https://photos.example.com/1.jpg', '/uploads/2.png']
  expect(pictureText('Denago Nomad', photographs, 1)).toBe('Denago Nomad, picture 2 of 2')
  expect(pictureText('Denago Nomad', photographs.slice(0, 1), 0)).toBe('Denago Nomad')
  expect(pictureText('Denago Nomad', [], 0)).toBe('Denago Nomad')
})
