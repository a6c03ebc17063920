import { Offers } from '../features/connection-widget/offers.tsx'
import { Launches } from './launches.tsx'

/** What comes when the worker has the code of the site: nothing of it is part of a first visit. */
export const WhenStored = ({ isQuiet }: { isQuiet: boolean }) => (
  <>
    <Launches />
    <Offers isQuiet={isQuiet} />
  </>
)
