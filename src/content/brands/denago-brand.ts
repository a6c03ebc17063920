import { pageMeta } from '../page-meta.ts'
import type { Brand } from '../schema/brand.ts'
import { cartPicture, modelOf } from './model.ts'

const model = modelOf('denago')
const shared = { range: '40–60 miles', topSpeed: '25 mph', driveType: 'Rear-wheel' }

export const denago: Brand = {
  id: 'denago',
  name: 'Denago',
  meta: pageMeta(
    'Denago electric golf carts: EV City, Nomad, Rover',
    'Six Denago electric carts and what they cost. Two to eight seats, 40–60 miles of range, rear-wheel drive.',
    ['Denago golf carts', 'Denago EV City', 'Denago Nomad', 'Denago Rover', 'electric golf carts Lackawanna County'],
  ),
  hero: {
    title: 'Denago',
    lead: 'Easygoing electric carts with a rounded nose and room for two to eight. Six models in three series, all rear-wheel drive.',
  },
  scene: {
    name: 'denago-lake',
    alt: 'Illustration of a teal and white Denago Nomad by a misty lake',
  },
  features: [
    { title: '40–60 miles of range', text: 'Enough for a long day of errands, guests and laps around the campground.' },
    { title: '25 mph top speed', text: 'Quick enough to get around, quiet enough to talk over.' },
    { title: 'Rear-wheel drive', text: 'On every model, from the two-seater to the eight-seater.' },
    { title: 'Two to eight seats', text: 'EV City seats two. Nomad seats four. Rover seats six or eight.' },
    {
      title: 'A bench that folds',
      text: 'On the Nomads and the bigger Rovers, the rear bench folds into a flat deck for gear.',
    },
    {
      title: 'Serviced where you bought it',
      text: 'Parts and warranty work for every Denago we sell, right here.',
    },
  ],
  series: [
    {
      title: 'EV City',
      description: 'A compact two-seater for quick errands. The deck behind the seats has rails.',
      picture: cartPicture('denago-ev-city'),
      features: ['Two seats', 'Cargo deck with rails', 'Low step-in height'],
      models: ['EV City'],
      startingPrice: 15_000,
    },
    {
      title: 'Nomad',
      description: 'Four seats. The two in back fold flat when you’re hauling more than people.',
      picture: cartPicture('denago-nomad'),
      features: ['Four seats', 'Folding rear bench', 'Low or lifted stance'],
      models: ['Nomad', 'Nomad XL'],
      startingPrice: 8_495,
    },
    {
      title: 'Rover',
      description: 'The long ones, for families, venues and campgrounds. Nobody waits for a second trip.',
      picture: cartPicture('denago-rover-xl'),
      features: ['Six or eight seats', 'Lifted stance', 'Full roof over every row'],
      models: ['Rover XL', 'Rover XL6', 'Rover XXL'],
      startingPrice: 9_995,
    },
  ],
  lineup: [
    model({
      name: 'EV City',
      series: 'EV City',
      listPrice: 15_000,
      seats: 2,
      features: ['Cargo deck with rails', 'Low step-in height', 'Two-tone paint'],
      ...shared,
    }),
    model({
      name: 'Nomad',
      series: 'Nomad',
      listPrice: 8_495,
      seats: 4,
      features: ['Folding rear bench', 'Low step-in height', 'Rear step with a grab bar'],
      ...shared,
    }),
    model({
      name: 'Nomad XL',
      series: 'Nomad',
      listPrice: 8_495,
      seats: 4,
      features: ['Folding rear bench', 'Lifted stance', 'Roof light bar'],
      ...shared,
    }),
    model({
      name: 'Rover XL',
      series: 'Rover',
      listPrice: 9_995,
      seats: 6,
      features: ['Three forward-facing rows', 'Lifted stance', 'Side steps'],
      ...shared,
    }),
    model({
      name: 'Rover XL6',
      series: 'Rover',
      listPrice: 11_995,
      seats: 6,
      features: ['Two forward-facing rows and a rear bench', 'Folding rear bench', 'Roof light bar'],
      ...shared,
    }),
    model({
      name: 'Rover XXL',
      series: 'Rover',
      listPrice: 11_995,
      seats: 8,
      features: ['Three forward-facing rows and a rear bench', 'Folding rear bench', 'Side steps'],
      ...shared,
    }),
  ],
}
