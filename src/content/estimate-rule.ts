/** What every estimate of a payment says of itself. Alone in its file: pages that only show a figure need not load it. */
export const ESTIMATE_RULE =
  'An estimate, not an offer of credit. Excludes tax, title, fees and insurance. Your lender sets the rate and term.'
