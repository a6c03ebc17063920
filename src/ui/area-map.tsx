import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { firstInput } from '../before-hydration/first-input.ts'
import { useHydrated } from '../before-hydration/hydrated.ts'
import type { AreaMapProps } from './area-map-drawing.tsx'
import { HydrationErrorBoundary } from './hydration-error-boundary.tsx'
import { late } from './late.tsx'

/**
 * The map of places, in the page from the start and all links: its code, which works out where names stand, waits for the
 * first user input. After a client-side navigation it is loaded at once.
 */
export const AreaMap = (props: AreaMapProps) => <Late key={props.center.name} {...props} />

/** Chosen once, as one element: whatever renders again above, React leaves what is not yet hydrated alone. */
function Late(props: AreaMapProps) {
  const hydrated = useHydrated()
  const [map] = useState(() => (
    <HydrationErrorBoundary isPrerendered={!hydrated} fallback={<Room />}>
      {hydrated ? <AtOnce {...props} /> : <AtFirstInput {...props} />}
    </HydrationErrorBoundary>
  ))
  return map
}

const load = async () => (await import('./area-map-drawing.tsx')).AreaMapDrawing
const AtOnce = late(load)
const AtFirstInput = late(() => firstInput().then(load))

const Room = chakra('div', { base: { width: '100%', maxWidth: '560px', aspectRatio: '3 / 4' } })
