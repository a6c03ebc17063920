import { Suspense } from 'react'
import { late } from '../../ui/late.tsx'

const TownNotFound = late(async () => (await import('./town-not-found.tsx')).TownNotFound)

/** "Municipality not found", loaded when an address is of no town. `to` is the path of a town's page. */
export const NoTown = ({ to }: { to: (slug: string) => string }) => (
  <Suspense>
    <TownNotFound to={to} />
  </Suspense>
)
