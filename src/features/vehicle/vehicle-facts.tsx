import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SeatPlan } from '../../ui/icon.tsx'
import { splitUnit } from './spec-rows.ts'

type Props = {
  brand: string
  specifications: {
    seatingCapacity?: string | number | undefined
    range?: string | number | undefined
    topSpeed?: string | number | undefined
  }
}

/** The four figures a buyer asks for first. One that is not known leaves no tile. */
export function Facts({ brand, specifications: { seatingCapacity, range, topSpeed } }: Props) {
  return (
    <Tiles>
      {seatingCapacity !== undefined && (
        <Tile label="Seats">
          <span>{seatingCapacity}</span> <SeatPlan seats={Number(seatingCapacity)} height={24} />
        </Tile>
      )}
      {range !== undefined && <Tile label="Range">{figure(String(range))}</Tile>}
      {topSpeed !== undefined && <Tile label="Top speed">{figure(String(topSpeed))}</Tile>}
      <Tile label="Brand">
        <Brand data-print="brand">{brand.toUpperCase()}</Brand>
      </Tile>
    </Tiles>
  )
}

const Tile = ({ label, children }: { label: string; children: ReactNode }) => (
  <TileBox>
    <Label>{label}</Label>
    <Value>{children}</Value>
  </TileBox>
)

function figure(text: string) {
  const { figure, unit } = splitUnit(text)
  return (
    <>
      <span>{figure}</span> {unit && <Unit>{unit}</Unit>}
    </>
  )
}

const Tiles = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    borderTop: '1px solid',
    borderColor: 'line',
  },
})

const TileBox = chakra('div', {
  base: {
    padding: '16px 0 14px',
    borderBottom: '1px solid',
    borderColor: 'line',
    '&:nth-child(odd)': { borderRightWidth: '1px', paddingRight: '4' },
    '&:nth-child(even)': { paddingLeft: '5' },
  },
})

const Label = chakra('dt', { base: { textStyle: 'label', color: 'subtle' } })

const Value = chakra('dd', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '6px',
    textStyle: 'stat',
    '& svg': { alignSelf: 'center', marginLeft: '6px' },
  },
})

const Unit = chakra('small', {
  base: { fontSize: '16px', letterSpacing: '0', fontWeight: '450', color: 'muted' },
})

const Brand = chakra('em', {
  base: {
    fontStyle: 'normal',
    fontSize: 'min(22px, 6.9vw)',
    lineHeight: '33px',
    letterSpacing: '.02em',
    fontWeight: '560',
  },
})
