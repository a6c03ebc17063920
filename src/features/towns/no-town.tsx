import { Suspense } from 'react'
import { late } from '../../ui/late.tsx'
import type { TownNotFoundProps } from './town-not-found.tsx'

const TownNotFound = late(async () => (await import('./town-not-found.tsx')).TownNotFound)

/** "Municipality not found", loaded when an address is of no town. */
export const NoTown = (props: TownNotFoundProps) => (
  <Suspense>
    <TownNotFound {...props} />
  </Suspense>
)
