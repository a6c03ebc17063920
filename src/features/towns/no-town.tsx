import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import type { TownNotFoundProps } from './town-not-found.tsx'

const TownNotFound = lazyPart(async () => (await import('./town-not-found.tsx')).TownNotFound)

/** "Municipality not found", loaded when an address names no town. */
export const NoTown = (props: TownNotFoundProps) => (
  <Suspense>
    <TownNotFound {...props} />
  </Suspense>
)
