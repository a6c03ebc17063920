import { exampleMonthly } from '../../content/payment-example.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { Monthly } from '../../ui/monthly.tsx'

/** What a unit costs a month, after its price: only a unit in stock has one on a brand page. */
export function UnitMonthly({ unit }: { unit: Vehicle | undefined }) {
  const monthly = unit?.inStock ? exampleMonthly(unit.price) : undefined
  return (
    monthly !== undefined && (
      <>
        {' '}
        <Monthly amount={monthly} />
      </>
    )
  )
}
