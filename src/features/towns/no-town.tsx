import { lazy, Suspense } from 'react'

const TownNotFound = lazy(() => import('./town-not-found.tsx').then(({ TownNotFound }) => ({ default: TownNotFound })))

/** "Municipality not found", loaded when an address is of no town. `to` is the path of a town's page. */
export const NoTown = ({ to }: { to: (slug: string) => string }) => (
  <Suspense>
    <TownNotFound to={to} />
  </Suspense>
)
