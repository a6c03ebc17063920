import { dealer } from './dealer.ts'
import { pageMeta } from './page-meta.ts'
import type { Hero, Point } from './schema/page.ts'

const cities = dealer.locations.filter((location) => location.type === 'physical').map((location) => location.city)

export const showroomMeta = pageMeta(
  'Golf cart showrooms',
  `Visit us in ${cities.join(' and ')}, or online across Pennsylvania: addresses, hours, directions and test drives.`,
  ['golf cart showroom', ...cities.map((city) => `golf carts ${city} PA`), 'golf cart test drive'],
)

export const showroomHero: Hero = {
  title: 'Come and drive one',
  lead: 'Two showrooms to walk through, and one online for the rest of the state.',
}

export const showroomServices: readonly Point[] = [
  { title: 'Test drives', text: 'Take a seat, then take the wheel. A call ahead makes sure the cart is charged.' },
  {
    title: 'Expert consultation',
    text: 'Tell us who rides along and over what ground. We show you two or three that fit.',
  },
  { title: 'Financing options', text: 'You apply with the manufacturer; we help with the paperwork.' },
]
