import { Offers } from '../features/connection-widget/offers.tsx'

/** What comes when the worker has the code of the site: nothing of it is part of a first visit. */
export const WhenStored = ({ isQuiet }: { isQuiet: boolean }) => <Offers isQuiet={isQuiet} />
