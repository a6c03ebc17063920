/** Figures that the eco page uses in both its text and its calculator. */

/** EPA: burning one gallon of gasoline emits 8,887 g of CO2. */
export const CO2_LBS_PER_GALLON = 19.6

/** A short ton. */
export const LBS_PER_TON = 2000

/** Seedlings that absorb one short ton of CO2 when grown for ten years. */
export const TREES_PER_TON = 16.5

/** Share of the energy that reaches the wheels, in percent. */
export const EFFICIENCY_PERCENT = { electric: 90, gasoline: 25 } as const

/** US dollars a year. */
export const AVERAGE_ANNUAL_SAVINGS = 1200

/**
 * eGRID subregion RFCE, 2023: pounds of CO2 per MWh generated, and the share that is lost before it reaches the outlet.
 */
export const GRID = { co2LbsPerMwh: 596.9, loss: 0.042 } as const
