import { dealer } from './dealer.ts'
import { pageMeta } from './page-meta.ts'
import type { Hero, Point, Scene } from './schema/page.ts'

const cities = dealer.locations.filter((location) => location.type === 'physical').map((location) => location.city)

export const showroomMeta = pageMeta(
  'Golf cart showrooms',
  `Visit our ${cities.join(' and ')} showrooms, or shop by phone from anywhere in Pennsylvania. Addresses, hours, directions and test drives.`,
  ['golf cart showroom', ...cities.map((city) => `golf carts ${city} PA`), 'golf cart test drive'],
)

export const showroomHero: Hero = {
  title: 'Come drive one',
  lead: 'Stop by one of our two showrooms, or shop by phone from anywhere in the state.',
}

/** At the top of the showroom page. */
export const showroomScene: Scene = {
  name: 'showroom-dusk',
  alt: 'Illustration of five electric carts in a row behind the glass of a lit showroom at dusk',
}

export const showroomClosing: Point = {
  title: 'Drive before you decide',
  text: 'Pick a cart and a day. We’ll have it charged and out front.',
}

export const showroomServices: readonly Point[] = [
  { title: 'Test drives', text: 'Take a seat, then take the wheel. Call ahead and we’ll have one charged.' },
  {
    title: 'Expert consultation',
    text: 'Tell us who’s riding and where. We’ll show you two or three that fit.',
  },
  { title: 'Financing options', text: 'You apply with the manufacturer. We’ll help with the paperwork.' },
]
