import { dollars } from '../lib/money.ts'
import { dealer } from './dealer.ts'
import { pageMeta } from './page-meta.ts'
import { span, storage } from './policy-figures.ts'
import { REPAIR_TIME } from './repair-time.ts'
import type { Hero, Point } from './schema/page.ts'
import type { Service } from './schema/service.ts'

/** US dollars per hour, the lowest rate. */
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
  lead: 'We look after what we sell, and what others sold you too, in the shop or where the cart stands.',
}

export const services: readonly Service[] = [
  {
    id: 'maintenance',
    title: 'Maintenance',
    description: 'A regular look at everything that turns, steers, stops and lights up.',
    features: ['Brakes and steering', 'Tires and wheels', 'Lights and wiring', 'Seasonal check before summer'],
    price: fromHourly,
    details: [
      'Bring the cart in before the season, or when something sounds or feels different. We check brakes, steering, tires, lights and wiring, and tell you what we found before we repair anything.',
      'You get a written list: what needs doing now, what can wait, and what each item costs.',
    ],
  },
  {
    id: 'battery-services',
    title: 'Battery services',
    description: 'Testing, care and replacement, so that you keep the range you bought.',
    features: ['Load and charge tests', 'Cleaning and connections', 'Charger check', 'Replacement'],
    price: fromHourly,
    details: [
      'Shorter trips between charges usually have a cause that can be measured. We test the pack and the charger under load before anyone talks about a new battery.',
      'If it does need replacing, we quote parts and labor before we order anything.',
    ],
  },
  {
    id: 'custom-modifications',
    title: 'Custom modifications',
    description: 'Seats, wheels, lights, sound and enclosures, fitted to the cart you have.',
    features: ['Seats and upholstery', 'Wheels and lift kits', 'Lights and sound', 'Roofs and enclosures'],
    price: 'By quote',
    details: [
      'Tell us what you want the cart to do. We check that the parts fit your model, then quote parts and labor together, in writing.',
      'Some changes affect the warranty or what a road authority accepts. We say so before we start.',
    ],
  },
  {
    id: 'warranty-work',
    title: 'Warranty work',
    description: 'Repairs under the maker’s warranty, handled here from the first call on.',
    features: ['Denago and Evolution', 'Genuine parts', 'Coverage checked first'],
    price: 'Covered by warranty',
    details: [
      'Call us with the serial number and a few words about the fault. We check the coverage with the maker and order the parts.',
      'If something turns out not to be covered, you hear it, with a price, before we do the work.',
    ],
  },
  {
    id: 'storage',
    title: 'Storage',
    description: 'A dry bay for the winter, or a roof over the cart for the summer.',
    features: ['Indoor, climate-controlled', 'Covered outdoor', 'By the month or the season', 'Pre-season preparation'],
    price: `From ${dollars(storage.outdoor.monthly)}/month`,
    details: [
      `Indoor bays are kept at ${span(storage.indoor.temperature)}°F and watched around the clock. Outdoors a roof keeps rain and snow off.`,
      `The maintenance package, ${dollars(storage.maintenanceMonthly)}/month, looks after the cart while it stands. Pre-season preparation, ${dollars(storage.preSeason)}, gets it ready before you pick it up.`,
    ],
  },
]

const { winter, summer, indoor, outdoor } = storage

/** What storage costs and when the cart can be reached; the rules are in the policy. */
export const storageRates = {
  title: 'What storage costs',
  columns: ['Indoor', 'Covered outdoor'],
  rows: [
    { term: 'A month', prices: [dollars(indoor.monthly), dollars(outdoor.monthly)] },
    { term: `Winter, ${winter.from} to ${winter.to}`, prices: [dollars(winter.indoor), dollars(winter.outdoor)] },
    { term: `Summer, ${summer.from} to ${summer.to}`, prices: [dollars(summer.indoor), dollars(summer.outdoor)] },
  ],
}

export const servicesWhy: readonly Point[] = [
  { title: 'Certified technicians', text: 'Trained on both brands we sell.' },
  { title: 'Genuine parts', text: 'From the maker of your cart, or we tell you what else would fit.' },
  { title: 'A price first', text: 'You approve the estimate before we pick up a wrench.' },
  { title: 'Back with you soon', text: `Most repairs take ${REPAIR_TIME}.` },
]

export const scheduleService = {
  title: 'Schedule service',
  text: 'Tell us the model and what it does, or does not do. We call back with a time and an estimate.',
  action: 'Schedule Service',
}

export const serviceDepartment = {
  title: 'Service department',
  mobileService: {
    title: 'Mobile service',
    text: `If the cart cannot come to us, we come to the cart, anywhere in ${dealer.serviceArea}.`,
  },
}
