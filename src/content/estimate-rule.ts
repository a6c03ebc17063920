/**
 * What every payment estimate says about itself. A separate file, because pages that only show a figure need nothing
 * else.
 */
export const ESTIMATE_RULE =
  'An estimate, not an offer of credit. Excludes tax, title, fees and insurance. Your lender sets the rate and term.'
