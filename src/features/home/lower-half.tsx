import { About } from './about-us.tsx'
import { Towns } from './home-towns.tsx'
import { MainContact } from './main-contact.tsx'
import { Showrooms } from './showrooms.tsx'

/** The dealer: who, where, and how to reach us. The home page loads this code after the first user input. */
export const LowerHalf = () => (
  <>
    <About />
    <Towns />
    <Showrooms />
    <MainContact />
  </>
)
