/** What every estimate of a payment says of itself. Alone in its file: pages that only show a figure need not load it. */
export const ESTIMATE_RULE =
  'An estimate, not an offer of credit. It leaves out tax, title, fees and insurance. The lender decides on rate and term.'
