import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { dealer } from '../../content/dealer.ts'
import { hours, hoursAt } from '../../content/hours.ts'
import { kioskLocation } from '../../content/kiosk-location.ts'
import { useAsOfLabel } from '../../device/as-of-label.ts'
import { useCurrentDays } from '../../hooks/use-current-days.ts'
import { useNow } from '../../hooks/use-now.ts'
import { openState } from '../../lib/open-state.ts'
import { attractCarts } from './attract-carts.ts'
import { AttractOpening } from './attract-opening.tsx'
import { AttractSlide } from './attract-slide.tsx'
import { useSlides } from './use-slides.ts'

/** Both come from the kiosk's settings. */
type Props = { attract: string; showroom: string }

/** The lake, then the carts of the loop. Pictures fade into each other, words one after the other. Dimmed while the showroom is closed. */
export function AttractSlides({ attract, showroom }: Props) {
  const { data } = useQuery(vehiclesQuery())
  const [isOpening, setOpening] = useState(true)
  const slide = useSlides(data && !isOpening ? attractCarts(data.vehicles, attract) : [])
  const [previous, setPrevious] = useState<typeof slide>()
  const now = useNow() ?? 0
  const { special } = useCurrentDays()
  const ownShowroom = kioskLocation(showroom)
  // All showrooms have the same hours, except for special ones.
  const opening = ownShowroom ? hoursAt(ownShowroom.id, hours.showroom) : hours.showroom
  const isOpen = openState(opening, now, special)?.open ?? true
  const line = {
    showroom: ownShowroom?.name ?? dealer.name,
    asOf: useAsOfLabel(data?.asOf),
  }
  return (
    <Light data-dimmed={isOpen ? undefined : ''}>
      {/* Until the first cart has faded in over it. */}
      {!previous && (
        <AttractOpening showroom={line.showroom} isLeaving={slide !== undefined} onEnd={() => setOpening(false)} />
      )}
      {previous && previous.number !== slide?.number && (
        <AttractSlide key={previous.number} slide={previous} {...line} in3d={isOpen} isLeaving />
      )}
      {slide && (
        <AttractSlide key={slide.number} slide={slide} {...line} in3d={isOpen} onShown={() => setPrevious(slide)} />
      )}
    </Light>
  )
}

/** Dim while the showroom is closed, because brightness wears the screen out. People still read it through the window. */
const Light = chakra('div', {
  base: { position: 'absolute', inset: '0', '&[data-dimmed]': { filter: 'brightness(.6)' } },
})
