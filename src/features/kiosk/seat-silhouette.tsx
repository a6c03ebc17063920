import { chakra } from '@chakra-ui/react'
import measures from '../../content/cart-models.json' with { type: 'json' }
import outlines from '../../content/cart-outlines.json' with { type: 'json' }
import { isMeasured } from '../../content/measured-models.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { modelName } from '../../lib/model-file.ts'
import { SeatPlan } from '../../ui/icon.tsx'

/** The outline of a cart with this number of seats, to the scale of the other rows; a plan of the seats if no such cart has an outline. */
export function SeatSilhouette({ seats, vehicles }: { seats: number; vehicles: readonly Vehicle[] }) {
  const model = vehicles
    .filter(({ specifications }) => specifications.seatingCapacity === seats)
    .map(({ images }) => modelName(images))
    .find(isMeasured)
  if (!model) return <SeatPlan seats={seats} height={28} />
  const { length, height } = measures[model]
  return (
    <Silhouette
      viewBox={`0 0 ${Math.round(length * 100)} ${Math.round(height * 100)}`}
      style={{ width: `calc(${length} * var(--meter))` }}
      aria-hidden="true"
    >
      <path d={outlines[model]} fillRule="evenodd" />
    </Silhouette>
  )
}

const Silhouette = chakra('svg', { base: { height: 'auto', fill: 'currentColor' } })
