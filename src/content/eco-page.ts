import { decimal } from '../lib/decimal.ts'
import { dollars } from '../lib/money.ts'
import {
  AVERAGE_ANNUAL_SAVINGS,
  CO2_LBS_PER_GALLON,
  EFFICIENCY_PERCENT,
  GRID,
  LBS_PER_TON,
  TREES_PER_TON,
} from './eco-figures.ts'
import { pageMeta } from './page-meta.ts'
import type { Hero, Point, Stat } from './schema/page.ts'

export const ecoMeta = pageMeta(
  'Eco-impact calculator for electric golf carts',
  'See how much gas and money an electric golf cart saves you in one to ten years, and how much less CO₂ it puts out.',
  ['electric golf cart savings', 'golf cart CO2 calculator', 'electric versus gas golf cart', 'Lackawanna County'],
)

export const ecoHero: Hero = {
  title: 'What would going electric save you?',
  lead: 'Tell us how far you drive. We’ll add up the gas, the money and the CO₂, and show our math.',
}

/** Labels of the inputs, in their order. The ids are the calculator's. */
export const usageOptions = [
  { id: 'recreational', label: 'Recreational' },
  { id: 'residential', label: 'Residential' },
  { id: 'commercial', label: 'Commercial' },
  { id: 'golf_course', label: 'Golf course' },
] as const

/** The assumptions that a visitor may change, with the steps of their fields. The ids are the calculator's. */
export const assumptionFields = [
  {
    id: 'milesPerGallon',
    label: 'Gas mileage',
    unit: 'miles per gallon',
    min: 1,
    max: 100,
  },
  { id: 'gasPrice', label: 'Gas price', unit: 'dollars per gallon', min: 0, max: 20 },
  { id: 'electricityPrice', label: 'Electricity price', unit: 'dollars per kWh', min: 0, max: 2 },
  { id: 'kwhPerMile', label: 'Electricity the cart uses', unit: 'kWh per mile', min: 0.01, max: 1 },
] as const

export const celebration = {
  title: 'Great Choice for the Environment!',
  text: 'Your switch to electric saves the planet and your wallet',
}

/** "How we figured it", collapsed below the result. */
export const ecoMethod: readonly string[] = [
  'We take your weekly miles times 52 weeks, times the years, times a factor for how you use the cart (recreational 1, residential 1.2, commercial 2, golf course 2.5).',
  `Divide that by a gas cart’s mileage and you get the gallons you’d skip. Each gallon of gasoline puts out ${CO2_LBS_PER_GALLON} pounds of CO₂ (EPA).`,
  'Charging is your miles, times the kWh the cart uses per mile, times what you pay per kWh. You save what the gas would’ve cost, minus the charging.',
  `A ton of CO₂ (${decimal(LBS_PER_TON)} pounds) counts as ${TREES_PER_TON} tree seedlings, each grown for ten years.`,
]

/** The second figure, which includes the power plant. */
export const gridNote = `Charging isn’t CO₂-free either. Power plants around here put out ${GRID.co2LbsPerMwh} pounds of CO₂ per megawatt-hour (eGRID subregion RFCE, 2023), and ${(GRID.loss * 100).toFixed(1)}% of the power is lost on the way to your outlet. We took that off here.`

export const ecoBenefits: readonly Point[] = [
  { title: 'Zero emissions', text: 'No tailpipe, no exhaust, no engine idling in the driveway.' },
  {
    title: 'Energy efficient',
    text: `An electric motor turns about ${EFFICIENCY_PERCENT.electric}% of its energy into motion. A gas engine manages about ${EFFICIENCY_PERCENT.gasoline}%.`,
  },
  {
    title: 'Forest protection',
    text: `It takes ${TREES_PER_TON} seedlings ten years to soak up one ton of CO₂.`,
  },
  {
    title: 'Sustainable materials',
    text: 'No engine oil, oil filters or spark plugs to buy, replace and throw away.',
  },
  {
    title: 'Climate action',
    text: `Every gallon of gasoline you leave at the pump keeps ${CO2_LBS_PER_GALLON} pounds of CO₂ out of the air.`,
  },
  { title: 'Clean air', text: 'No fumes at the campsite, in the garage or for the people walking behind you.' },
]

export const ecoFacts: readonly Stat[] = [
  { value: `${CO2_LBS_PER_GALLON} lbs`, label: 'CO₂ per gallon of gasoline' },
  {
    value: `${EFFICIENCY_PERCENT.electric}%`,
    label: `motor efficiency, versus ${EFFICIENCY_PERCENT.gasoline}% for gas`,
  },
  { value: `${dollars(AVERAGE_ANNUAL_SAVINGS)}+`, label: 'average annual savings' },
  { value: `${TREES_PER_TON}`, label: 'trees per ton of CO₂' },
]

export const ecoCallToAction = {
  title: 'Drive one and listen',
  text: 'There’s not much to hear. Browse what’s in stock, or ask us which cart fits the miles you drive.',
  browse: 'Browse electric golf carts',
  advice: 'Get expert advice',
}
