import { dollars } from '../lib/money.ts'
import { counted } from '../lib/unit-line.ts'
import { delivery } from './rental-figures.ts'
import { rentalKinds } from './rental-plans.ts'
import { CLOSE_MILES, townFacts } from './town-facts.ts'
import { type Town, towns } from './towns.ts'

const whole = (miles: number) => counted(Math.round(miles), 'mile')

/** Where the town is, in a sentence of its own. Distances are in a straight line. */
export function townPosition(town: Town, all: readonly Town[] = towns): string {
  const { fromCity, close, farthest } = townFacts(town, all)
  const kind = town.type.toLowerCase()
  const edge = farthest.length
    ? `. It’s the farthest ${farthest.join(' and ')} of the ${all.length} towns we serve`
    : ''
  return fromCity
    ? `${town.name} is a ${kind} about ${whole(fromCity.miles)} ${fromCity.direction} of ${fromCity.city.name}${edge}.`
    : `${town.name} is right in the middle of where we deliver, with ${close} of our ${all.length} towns within ${CLOSE_MILES} miles${edge}.`
}

/** How a cart gets to this town, whether bought or rented, and how far it is to a showroom. */
export function townDelivery(town: Town): { term: string; detail: string }[] {
  const [from, to] = delivery.inStockBusinessDays
  const daily = rentalKinds.flatMap(({ plans }) => plans.filter(({ term }) => term.days === 1))
  const [nearest] = townFacts(town).showrooms
  const facts = [
    {
      term: 'Buying',
      detail: `Free delivery on sales of ${dollars(delivery.saleMinimum)} and up. A cart in stock gets there in ${from}–${to} business days.`,
    },
    {
      term: 'Renting',
      detail: `From ${dollars(Math.min(...daily.map(({ delivered }) => delivered)))} a day, with delivery in the ${town.type.toLowerCase()} included.`,
    },
  ]
  if (nearest)
    facts.push({
      term: 'Visiting',
      detail: `Our ${nearest.showroom.city} showroom is about ${whole(nearest.miles)} away.`,
    })
  return facts
}
