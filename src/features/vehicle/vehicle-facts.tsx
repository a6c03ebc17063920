import { chakra } from '@chakra-ui/react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { SeatPlan } from '../../ui/icon.tsx'
import { splitUnit } from './spec-rows.ts'

type Props = Pick<Vehicle, 'brand' | 'specifications'>

/** The four figures that a buyer asks for first. An unknown one has no tile. */
export function VehicleFacts({ brand, specifications: { seatingCapacity, range, topSpeed } }: Props) {
  const seats = seatingCapacity !== undefined && {
    label: 'Seats',
    value: seatingCapacity,
    drawing: <SeatPlan seats={seatingCapacity} height={24} />,
  }
  const brandFact = { label: 'Brand', value: <Brand data-print="brand">{brand.toUpperCase()}</Brand> }
  const facts = [seats, figure('Range', range), figure('Top speed', topSpeed), brandFact]
  return <Facts facts={facts.filter((fact) => fact !== false)} />
}

function figure(label: string, text: string | undefined): Fact | false {
  if (text === undefined) return false
  const { figure, unit } = splitUnit(text)
  return { label, value: figure, unit }
}

const Brand = chakra('em', {
  base: {
    fontStyle: 'normal',
    fontSize: 'min(22px, 6.9vw)',
    lineHeight: '33px',
    letterSpacing: '.02em',
    fontWeight: '560',
  },
})
