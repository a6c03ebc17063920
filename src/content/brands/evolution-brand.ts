import { pageMeta } from '../page-meta.ts'
import type { Brand } from '../schema/brand.ts'
import { cartPicture, modelOf } from './model.ts'

const model = modelOf('evolution')
const shared = { range: '35–50 miles', topSpeed: '25 mph' }

export const evolution: Brand = {
  id: 'evolution',
  name: 'Evolution',
  meta: pageMeta(
    'Evolution electric golf carts in seven series',
    'Evolution D5 Ranger, D5 Maverick, Classic, Carrier, Forester, Turfman and D6 Max. Seats, range and what they cost.',
    ['Evolution golf carts', 'Evolution D5 Maverick', 'Evolution D6 Max', 'Evolution Forester', 'electric golf carts'],
  ),
  hero: {
    title: 'Evolution',
    lead: 'Seven series of electric carts, from a two-seater for the course to a lifted six-seater for rough ground.',
  },
  scene: {
    name: 'evolution-trail',
    alt: 'Illustration of a black and orange Evolution D6 Max XT4 on a gravel trail through a meadow',
  },
  features: [
    {
      title: 'Low or lifted',
      text: 'Ranger, Classic and Carrier sit low. Maverick, Forester and D6 Max ride lifted.',
    },
    {
      title: 'Room for work',
      text: 'Turfman has an open bed. Forester has a roof rack and a bench that folds flat.',
    },
    {
      title: 'Two to six seats',
      text: 'Most series come in more than one length, so you pay only for the rows you need.',
    },
    {
      title: 'Serviced where you bought it',
      text: 'Parts and warranty work for every Evolution we sell, right here.',
    },
  ],
  series: [
    {
      title: 'D5 Ranger',
      description: 'Low, sleek and easy to step into, at home on pavement and around the neighborhood.',
      picture: cartPicture('evolution-d5-ranger-4'),
      features: ['Low step-in height', 'Quilted seats', 'LED headlights'],
      models: ['D5 Ranger 2+2', 'D5 Ranger 4', 'D5 Ranger 6'],
      startingPrice: 7_695,
    },
    {
      title: 'D5 Maverick',
      description: 'The lifted D5, steady on gravel and grass.',
      picture: cartPicture('evolution-d5-maverick-4-plus'),
      features: ['Lifted stance', 'All-terrain tires', 'Roof light bar'],
      models: ['D5 Maverick 2+2', 'D5 Maverick 4 Plus'],
      startingPrice: 7_995,
    },
    {
      title: 'Classic',
      description: 'The golf cart you remember, for the course and around home.',
      picture: cartPicture('evolution-classic-4-plus'),
      features: ['Classic grille', 'Low step-in height', 'Two or four seats'],
      models: ['Classic 2', 'Classic 4 Plus'],
      startingPrice: 6_695,
    },
    {
      title: 'Carrier',
      description: 'Three rows facing forward, to get guests and staff from one end of the grounds to the other.',
      picture: cartPicture('evolution-carrier-6-plus'),
      features: ['Six seats', 'Three forward-facing rows', 'Low step-in height'],
      models: ['Carrier 6 Plus'],
      startingPrice: 9_595,
    },
    {
      title: 'Forester',
      description: 'A work cart with a roof rack and a rear bench that folds into a deck.',
      picture: cartPicture('evolution-forester-4'),
      features: ['Roof rack', 'Folding rear bench', 'Brush guard'],
      models: ['Forester 4', 'Forester 6 Plus'],
      startingPrice: 6_995,
    },
    {
      title: 'Turfman',
      description: 'Two seats and an open bed for whatever needs hauling.',
      picture: cartPicture('evolution-turfman-200'),
      features: ['Open cargo bed', 'Two seats', 'Brush guard'],
      models: ['Turfman 200', 'Turfman 1000'],
      startingPrice: 6_795,
    },
    {
      title: 'D6 Max',
      description: 'Rides high on big all-terrain tires, with quilted seats.',
      picture: cartPicture('evolution-d6-max-xt4'),
      features: ['High stance', 'Big all-terrain tires', 'Quilted seats'],
      models: ['D6 Max XT4', 'D6 Max XT6'],
      startingPrice: 13_595,
    },
  ],
  lineup: [
    model({
      name: 'D5 Ranger 4',
      series: 'D5 Ranger',
      listPrice: 9_595,
      seats: 4,
      features: ['Two forward-facing rows', 'Low step-in height', 'Quilted seats'],
      ...shared,
    }),
    model({
      name: 'D5 Maverick 4 Plus',
      series: 'D5 Maverick',
      listPrice: 11_595,
      seats: 4,
      features: ['Two forward-facing rows', 'Lifted stance', 'Roof light bar'],
      ...shared,
    }),
    model({
      name: 'Classic 4 Plus',
      series: 'Classic',
      listPrice: 9_995,
      seats: 4,
      features: ['Two forward-facing rows', 'Classic grille', 'Low step-in height'],
      ...shared,
    }),
    model({
      name: 'Forester 4',
      series: 'Forester',
      listPrice: 6_995,
      seats: 4,
      features: ['Roof rack', 'Folding rear bench', 'Brush guard'],
      ...shared,
    }),
    model({
      name: 'Carrier 6 Plus',
      series: 'Carrier',
      listPrice: 9_595,
      seats: 6,
      features: ['Three forward-facing rows', 'Low step-in height', 'Full roof over every row'],
      ...shared,
    }),
    model({
      name: 'D6 Max XT4',
      series: 'D6 Max',
      listPrice: 15_595,
      seats: 4,
      features: ['High stance', 'Quilted seats', 'Roof light bar'],
      ...shared,
    }),
  ],
}
