import type { Vehicle } from '../contract/vehicle-schema.ts'
import { decimal } from './decimal.ts'
import { dollars } from './money.ts'

type Located = Pick<Vehicle, 'status' | 'year' | 'hours' | 'place'>

/** Hours or miles as text: "1,200", "41.5". */
export const written = (count: number): string => decimal(count, count % 1 ? 1 : 0)

/** A count with its noun: "1 hour", "1,200 miles". */
export const counted = (count: number, unit: string): string => `${written(count)} ${unit}${count === 1 ? '' : 's'}`

/**
 * The known facts about a unit in one line: "2023, 41 hours. In Hatfield". Empty if there are none.
 * @param more further facts, after the hours
 */
export const unitLine = ({ status, year, hours, place }: Located, more: readonly string[] = []): string =>
  [
    [year, hours !== undefined && counted(hours, 'hour'), ...more].filter(Boolean).join(', '),
    place && `${status === 'incoming' ? 'Headed to' : 'In'} ${place}`,
  ]
    .filter(Boolean)
    .join('. ')

type Priced = Pick<Vehicle, 'price' | 'samplePrice' | 'formerPrice'>

/** "Reduced from $11,995"; undefined unless the former price is known and higher. A sample price is never reduced. */
export const reductionOf = ({ price, samplePrice, formerPrice }: Priced): string | undefined =>
  !samplePrice && price !== undefined && formerPrice !== undefined && formerPrice > price
    ? `Reduced from ${dollars(formerPrice)}`
    : undefined

/** What a card or a table says below a price. */
export const priceNote = (unit: Priced): string | undefined => (unit.samplePrice ? 'Sample price' : reductionOf(unit))
