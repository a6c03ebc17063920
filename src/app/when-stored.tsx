import { Offers } from '../features/connection-widget/offers.tsx'
import { Launches } from './launches.tsx'

/** Parts that load once the worker has the site's code, so that they add nothing to a first visit. */
export const WhenStored = ({ isQuiet }: { isQuiet: boolean }) => (
  <>
    <Launches />
    <Offers isQuiet={isQuiet} />
  </>
)
