import { chakra } from '@chakra-ui/react'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { Button } from '../../ui/button.tsx'
import { type Heart, VehicleCard, VehicleCardSkeleton } from '../../ui/vehicle-card.tsx'
import { PlainLinks } from './plain-links.tsx'
import type { Hits } from './search/load-search.ts'
import { afterMore } from './use-shown.ts'

type Props = {
  vehicles: readonly Vehicle[]
  hits: Hits | undefined
  shown: number
  onMore: () => void
  heart: Heart
}

/** Cards in the first row of a wide screen, whose pictures load before anything else. */
const FIRST_ROW = 3
/** Up to this number, more cards are loaded on scroll; then by a button, so that the end of the page can be reached. */
const SHOWN_BY_ITSELF = 60

/** The first `shown` cards of a result. */
export const VehicleGrid = memo(function VehicleGrid({ vehicles, hits, shown, onMore, heart }: Props) {
  const left = vehicles.length - shown
  const grid = useRef<HTMLDivElement>(null)
  const askedAt = useRef<number>(undefined)
  // Moves the focus to the first new card after "Show more", because the pressed button has moved or is gone.
  useEffect(() => {
    if (askedAt.current === undefined || askedAt.current >= shown) return
    grid.current?.children[askedAt.current]?.querySelector('a')?.focus({ preventScroll: true })
    askedAt.current = undefined
  }, [shown])
  return (
    <>
      <Grid ref={grid}>
        {atPositions(vehicles.slice(0, shown)).map(({ vehicle, position, eager, first }) => (
          <VehicleCard
            key={position}
            vehicle={vehicle}
            to={paths.vehicle(vehicle.id)}
            link={Link}
            level="h2"
            eager={eager}
            first={first}
            heart={heart}
            found={hits?.wordsOf(vehicle)}
          />
        ))}
      </Grid>
      {left > 0 && (
        <More
          key={shown}
          count={Math.min(left, afterMore(shown) - shown)}
          byItself={shown <= SHOWN_BY_ITSELF}
          onNear={onMore}
          onPress={() => {
            askedAt.current = shown
            onMore()
          }}
        >
          {/* Only prerendered, because a browser that runs scripts ignores it. */}
          <noscript>{import.meta.env.SSR && <PlainLinks vehicles={vehicles.slice(shown)} />}</noscript>
        </More>
      )}
    </>
  )
})

/** A card that moves is mounted again, so that visitors see no jump. */
const atPositions = (vehicles: readonly Vehicle[]) =>
  vehicles.map((vehicle, index) => ({
    vehicle,
    position: `${index} ${vehicle.id}`,
    eager: index < FIRST_ROW,
    first: index === 0,
  }))

type MoreProps = { count: number; byItself: boolean; onNear: () => void; onPress: () => void; children: ReactNode }

/** Shows more cards: a button. While cards load on scroll, the visitor need not press it. */
function More({ count, byItself, onNear, onPress, children }: MoreProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!byItself || !end.current) return
    // One call may report several changes: what counts is whether the end of the list was near at any of them.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { rootMargin: '800px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [byItself, onNear])
  return (
    <EndOfList ref={end} data-screen-only="">
      <Button type="button" variant="outline" onClick={onPress}>
        {byItself ? 'Show more' : `Show ${count} more`}
      </Button>
      {children}
    </EndOfList>
  )
}

const EndOfList = chakra('div', {
  base: {
    marginTop: '14',
    textAlign: 'center',
    '& a': { textDecoration: 'underline' },
    '@media (scripting: none)': { '& > button': { display: 'none' } },
  },
})

/** Placeholders for six loading cards. */
export const LoadingGrid = () => (
  <Grid role="status" aria-label="Loading carts">
    {[1, 2, 3, 4, 5, 6].map((index) => (
      <VehicleCardSkeleton key={index} />
    ))}
  </Grid>
)

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '44px 28px', xl: '64px 32px' },
    gridTemplateColumns: { sm: '1fr 1fr', xl: 'repeat(3, 1fr)' },
    '& > *': { minWidth: '0' },
    '@media print': { gap: '24px 20px', gridTemplateColumns: 'repeat(3, 1fr)' },
  },
})
