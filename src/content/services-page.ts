import { dollars } from '../lib/money.ts'
import { dealer } from './dealer.ts'
import { pageMeta } from './page-meta.ts'
import { span, storage } from './policy-figures.ts'
import { REPAIR_TIME } from './repair-time.ts'
import type { Hero, Point, Scene } from './schema/page.ts'
import type { Service } from './schema/service.ts'

/** The lowest rate, in US dollars per hour. */
const LABOR_RATE = 155

const fromHourly = `From ${dollars(LABOR_RATE)}/hour`

export const servicesMeta = pageMeta(
  'Golf cart service and repair',
  `Maintenance, batteries, custom work, warranty repairs and storage for electric golf carts. Labor from ${dollars(LABOR_RATE)}/hour.`,
  [
    'golf cart repair',
    'golf cart service',
    'golf cart batteries',
    'mobile golf cart service',
    'golf cart storage',
    'Lackawanna County',
  ],
)

export const servicesHero: Hero = {
  title: 'Service and repair',
  lead: 'We work on any cart, even if you didn’t buy it here. In our shop or at your place.',
}

/** At the top of the services page. */
export const servicesScene: Scene = {
  name: 'service-bay',
  alt: 'Illustration of a white and teal electric cart, raised on a scissor lift in a bright workshop',
}

export const services: readonly Service[] = [
  {
    id: 'maintenance',
    title: 'Maintenance',
    description: 'We go over everything that turns, steers, stops and lights up.',
    features: ['Brakes and steering', 'Tires and wheels', 'Lights and wiring', 'Seasonal check before summer'],
    price: fromHourly,
    details: [
      'Bring the cart in before the season, or when something sounds or feels off. We’ll check the brakes, steering, tires, lights and wiring, and tell you what we found before we fix anything.',
      'You’ll get a written list of what needs doing now, what can wait, and what each item costs.',
    ],
  },
  {
    id: 'battery-services',
    title: 'Battery services',
    description: 'Testing, care and replacement, so you keep the range you paid for.',
    features: ['Load and charge tests', 'Cleaning and connections', 'Charger check', 'Replacement'],
    price: fromHourly,
    details: [
      'If you’re charging more often than you used to, there’s usually a reason. We’ll test the pack and the charger under load before anybody mentions a new battery.',
      'If you do need one, we’ll quote parts and labor before we order anything.',
    ],
  },
  {
    id: 'custom-modifications',
    title: 'Custom modifications',
    description: 'Seats, wheels, lights, sound and enclosures, added to the cart you already own.',
    features: ['Seats and upholstery', 'Wheels and lift kits', 'Lights and sound', 'Roofs and enclosures'],
    price: 'By quote',
    details: [
      'Tell us what you want the cart to do. We’ll make sure the parts fit your model, then quote parts and labor together, in writing.',
      'Some changes affect the warranty, or whether the cart is still street legal. We’ll tell you before we start.',
    ],
  },
  {
    id: 'warranty-work',
    title: 'Warranty work',
    description: 'If it’s under the manufacturer’s warranty, one call to us takes care of it.',
    features: ['Denago and Evolution', 'Genuine parts', 'We check coverage first'],
    price: 'Covered by warranty',
    details: [
      'Call us with the serial number and tell us what’s wrong. We’ll check the coverage with the manufacturer and order the parts.',
      'If something isn’t covered, we’ll tell you the price before we start.',
    ],
  },
]

export const storageService: Service = {
  id: 'storage',
  title: 'Storage',
  description: 'A dry bay for the winter, or a roof over the cart for the summer.',
  features: ['Indoor, climate-controlled', 'Covered outdoor', 'By the month or the season', 'Pre-season preparation'],
  price: `From ${dollars(storage.outdoor.monthly)}/month`,
  details: [
    `We keep the indoor bays at ${span(storage.indoor.temperature)}°F and monitor them around the clock. Outdoors, a roof keeps the rain and snow off.`,
    `The maintenance package (${dollars(storage.maintenanceMonthly)}/month) takes care of the cart while it’s parked. Pre-season preparation (${dollars(storage.preSeason)}) gets it ready before you pick it up.`,
  ],
}

const { winter, summer, indoor, outdoor } = storage

/** What storage costs, and when customers can reach their cart. The policy has the rules. */
export const storageRates = {
  title: 'What storage costs',
  columns: ['Indoor', 'Covered outdoor'],
  rows: [
    { term: 'Monthly', prices: [dollars(indoor.monthly), dollars(outdoor.monthly)] },
    { term: `Winter, ${winter.from} to ${winter.to}`, prices: [dollars(winter.indoor), dollars(winter.outdoor)] },
    { term: `Summer, ${summer.from} to ${summer.to}`, prices: [dollars(summer.indoor), dollars(summer.outdoor)] },
  ],
}

export const servicesWhy: readonly Point[] = [
  { title: 'Certified technicians', text: 'Trained on Denago and Evolution.' },
  { title: 'Genuine parts', text: 'If we ever use anything else, we’ll tell you first.' },
  { title: 'Price up front', text: 'You approve the estimate before we pick up a wrench.' },
  { title: 'Quick turnaround', text: `Most repairs take ${REPAIR_TIME}.` },
]

export const scheduleService = {
  title: 'Schedule service',
  text: 'Tell us the model and what’s wrong. We’ll call back with a time and an estimate.',
  action: 'Schedule Service',
}

export const serviceDepartment = {
  title: 'Service department',
  mobileService: {
    title: 'Mobile service',
    text: `Can’t bring it in? We’ll come to you, anywhere in ${dealer.county}.`,
  },
}
