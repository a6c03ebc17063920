import { CO2_LBS_PER_GALLON, GRID, LBS_PER_TON, TREES_PER_TON } from '../../content/eco-figures.ts'

/** How a cart is used; the multiplier scales the weekly miles. */
export const USAGE_MULTIPLIERS = { recreational: 1, residential: 1.2, commercial: 2, golf_course: 2.5 } as const
export type UsageType = keyof typeof USAGE_MULTIPLIERS

/** The timeframes that a visitor can choose, in years. */
export const TIMEFRAMES = [1, 3, 5, 10] as const
export type Timeframe = (typeof TIMEFRAMES)[number]

/** The weekly mileage that the calculator accepts, both ends included. */
export const MILES_PER_WEEK = { min: 1, max: 500 } as const
export const MILES_PER_WEEK_MESSAGE = `Enter ${MILES_PER_WEEK.min} to ${MILES_PER_WEEK.max} miles per week`
export const areMilesAccepted = (miles: number): boolean => miles >= MILES_PER_WEEK.min && miles <= MILES_PER_WEEK.max

export type EcoInput = { milesPerWeek: number; usageType: UsageType; years: Timeframe }
export const DEFAULT_INPUT: EcoInput = { milesPerWeek: 25, usageType: 'recreational', years: 1 }

/** What the visitor may change: the replaced vehicle, local energy prices, the cart's consumption. */
export type EcoAssumptions = {
  /** Miles per gallon of the gasoline vehicle that the cart replaces. */
  milesPerGallon: number
  /** US dollars per gallon. */
  gasPrice: number
  /** US dollars per kWh. */
  electricityPrice: number
  kwhPerMile: number
}
export const DEFAULT_ASSUMPTIONS: EcoAssumptions = {
  milesPerGallon: 15,
  gasPrice: 3.5,
  electricityPrice: 0.12,
  kwhPerMile: 0.15,
}

const WEEKS_PER_YEAR = 52
export type EcoResult = {
  /** Miles driven over the whole timeframe. */
  miles: number
  /** Gallons of gasoline not burned. */
  fuelSaved: number
  /** Pounds of CO2 not emitted at the tailpipe. */
  co2Saved: number
  /** US dollars of gasoline not bought. */
  costSaved: number
  /** kWh drawn from the outlet. */
  electricity: number
  /** US dollars paid for that electricity. */
  electricCost: number
  /** US dollars saved: gasoline minus electricity. May be negative when electricity is expensive. */
  netSavings: number
  /** Seedlings that absorb as much CO2 when grown for ten years. */
  treesEquivalent: number
  /** Pounds of CO2 that power plants emit to charge the cart, including grid losses. */
  plantCo2: number
  /** Pounds of CO2 saved when the power plant is included. */
  co2SavedWithPlant: number
}

/**
 * What driving electric saves over `years`, compared with a gasoline vehicle that drives the same miles. The input is
 * in miles per week, years, miles per gallon, USD per gallon, USD per kWh and kWh per mile; the result in miles,
 * gallons, kWh, pounds of CO2 and USD, each for the whole timeframe. Linear in miles and in years; nothing is rounded.
 * The caller checks the miles with {@link areMilesAccepted}; miles per gallon must be above zero.
 */
export function calculate(input: EcoInput, assumptions: EcoAssumptions = DEFAULT_ASSUMPTIONS): EcoResult {
  const miles = input.milesPerWeek * WEEKS_PER_YEAR * input.years * USAGE_MULTIPLIERS[input.usageType]
  const fuelSaved = miles / assumptions.milesPerGallon
  const co2Saved = fuelSaved * CO2_LBS_PER_GALLON
  const costSaved = fuelSaved * assumptions.gasPrice
  const electricity = miles * assumptions.kwhPerMile
  const electricCost = electricity * assumptions.electricityPrice
  const plantCo2 = ((electricity / 1000) * GRID.co2LbsPerMwh) / (1 - GRID.loss)
  return {
    miles,
    fuelSaved,
    co2Saved,
    costSaved,
    electricity,
    electricCost,
    netSavings: costSaved - electricCost,
    treesEquivalent: (co2Saved / LBS_PER_TON) * TREES_PER_TON,
    plantCo2,
    co2SavedWithPlant: co2Saved - plantCo2,
  }
}

/** The weekly miles from which driving electric saves this many US dollars a year, with default values otherwise. */
export const milesThatSave = (dollars: number): number =>
  Math.ceil(dollars / calculate({ ...DEFAULT_INPUT, milesPerWeek: 1 }).netSavings)
