import { chakra } from '@chakra-ui/react'
import { type ReactNode, Suspense, useRef } from 'react'
import { paths } from '../../addresses/paths.ts'
import { useFirstInput } from '../../before-hydration/first-input.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useMarkClosed } from '../../hooks/use-mark-closed.ts'
import { lazyOnInput } from '../../ui/lazy/lazy-on-input.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { HAS_TURN } from '../../ui/page-marks.ts'
import { LOW_STAGE, LYING_PHONE } from '../../ui/screens.ts'
import type { Heart } from '../../ui/vehicle-card.tsx'
import { CartsInStock } from './carts-in-stock.tsx'
import { Details } from './details.tsx'
import { Dock } from './dock.tsx'
import { Gallery } from './gallery.tsx'
import { MoreCarts } from './more-carts.tsx'
import { PrintHead } from './print-head.tsx'
import { useRecordVisit } from './recent.ts'
import { BackToInventory, NARROW_LANDSCAPE, Stage, StockBadge, UPRIGHT_TABLET } from './stage.tsx'
import { Summary } from './summary.tsx'

const PrintFoot = lazyPart(async () => (await import('./print-foot.tsx')).PrintFoot)
const Interested = lazyOnInput(async () => (await import('./interested.tsx')).Interested, { id: 'interested' })
const PrintCode = lazyOnInput(async () => (await import('./print-code.tsx')).PrintCode)

type Props = {
  vehicle: Vehicle
  /** Epoch ms of the answer that is shown. */
  asOf: number
  /** The shortlist button of this vehicle, among its actions. */
  shortlist: Heart
  /** The shortlist button on the picture of each other vehicle. */
  heart: Heart
  /** Shown above the features. */
  failure: ReactNode
}

export function VehicleView({ vehicle, asOf, shortlist, heart, failure }: Props) {
  useRecordVisit(vehicle.id)
  useMarkClosed(hours.showroom)
  const hasInput = useFirstInput()
  const url = dealer.url + paths.vehicle(vehicle.id)
  const price = useRef<HTMLDivElement>(null)
  return (
    <>
      <PrintHead url={url} />
      <Top data-top="">
        <div data-gallery="">
          {/* Another vehicle starts with its own first picture. */}
          <Gallery key={vehicle.id} vehicle={vehicle}>
            <BackToInventory />
            <StockBadge {...vehicle} />
          </Gallery>
        </div>
        <Summary vehicle={vehicle} asOf={asOf} shortlist={shortlist} priceRef={price} />
      </Top>
      {!vehicle.inStock && <CartsInStock vehicle={vehicle} heart={heart} />}
      <Details vehicle={vehicle} failure={failure} />
      <MoreCarts vehicle={vehicle} heart={heart} />
      <Interested key={vehicle.id} vehicle={vehicle} />
      <PrintCode key={url} url={url} />
      <Suspense>{hasInput && <PrintFoot vehicle={vehicle} asOf={asOf} />}</Suspense>
      <Dock vehicle={vehicle} price={price} />
    </>
  )
}

/** The page's layout while nothing is known about the vehicle. */
export const VehicleSkeleton = () => (
  <Top aria-busy="true" aria-label="Loading cart">
    <StageAndStrip>
      <Stage>
        <BackToInventory />
      </Stage>
    </StageAndStrip>
    <Lines />
  </Top>
)

/** How many lines the summary has with the next steps, at most. */
const WORDS = 7

const Top = chakra('div', {
  base: {
    display: 'grid',
    // Distance of the page's column from the edge of the screen, also on wider screens.
    '--edge': 'max(var(--gutter), calc((100vw - var(--column)) / 2 + var(--gutter)))',
    // The stage is as wide as it can be high on the first screen, with the header above and the strip below.
    '--stage': 'max(480px, min(50vw, 100svh - 190px))',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'var(--stage) minmax(0, 1fr)' },
    // Above the dock, and no wider than the text beside it.
    [NARROW_LANDSCAPE]: {
      '--stage': 'min(50vw, max(240px, 100svh - 142px))',
      gridTemplateColumns: 'var(--stage) minmax(0, 1fr)',
      // Beside the dock.
      '@media (max-height: 500px)': { '--stage': LOW_STAGE },
    },
    // A cart in 3-D is as wide as the screen, with a row of colors below it beside the dock.
    [LYING_PHONE]: {
      [`html${HAS_TURN} &`]: { '--stage': 'max(240px, 100svh - 72px)', gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    [UPRIGHT_TABLET]: {
      '--stage': '50vw',
      gridTemplateColumns: 'var(--stage) minmax(0, 1fr)',
      // What the words leave beside the pictures is below them.
      gridTemplateRows: `repeat(${WORDS}, auto) 1fr`,
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    // The stage, the colors of the cart in 3-D, and the strip of pictures.
    '& [data-gallery]': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      '@media (min-width: 1000px)': { position: 'sticky', top: '0', alignSelf: 'start' },
      [UPRIGHT_TABLET]: { gridRow: `1 / span ${WORDS + 1}` },
    },
    '@media (min-width: 1000px)': { borderBottom: '1px solid', borderColor: 'line' },
  },
})

/** Keeps room for the strip below the stage. */
const StageAndStrip = chakra('div', { base: { paddingBottom: { base: '68px', lg: '101px' } } })

const skeleton = 'linear-gradient(var(--c-colors-skeleton) 0 0)'

const Lines = chakra('div', {
  base: {
    minHeight: '420px',
    margin: { base: '28px var(--gutter)', lg: '44px var(--gutter) 28px 48px' },
    background: `${skeleton} 0 0 / 40% 16px no-repeat, ${skeleton} 0 36px / 90% 44px no-repeat, ${skeleton} 0 96px / 50% 44px no-repeat, ${skeleton} 0 190px / 100% 140px no-repeat`,
  },
})
