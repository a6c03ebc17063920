import { assumptionFields } from '../../content/eco-page.ts'
import { typedNumber } from '../../lib/typed-amount.ts'
import {
  areMilesAccepted,
  DEFAULT_ASSUMPTIONS,
  type EcoAssumptions,
  type EcoInput,
  TIMEFRAMES,
  USAGE_MULTIPLIERS,
  type UsageType,
} from './calculator.ts'

/** Everything that a result depends on. */
export type Calculation = { input: EcoInput; assumptions: EcoAssumptions }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const oneOf = <T>(values: readonly T[], value: unknown): T | undefined => values.find((each) => each === value)

function inputOf({ milesPerWeek, usageType, years }: Record<string, unknown>): EcoInput | undefined {
  const use = oneOf(Object.keys(USAGE_MULTIPLIERS) as UsageType[], usageType)
  const span = oneOf(TIMEFRAMES, years)
  if (typeof milesPerWeek !== 'number' || !areMilesAccepted(milesPerWeek) || !use || !span) return undefined
  return { milesPerWeek, usageType: use, years: span }
}

/** The value of an assumption, if it is within the limits of its field. */
function assumptionOf(id: keyof EcoAssumptions, value: unknown): number | undefined {
  const field = assumptionFields.find((each) => each.id === id)
  if (typeof value !== 'number' || !field) return undefined
  return value >= field.min && value <= field.max ? value : undefined
}

/**
 * Reads a calculation that this device has stored; undefined for anything else. Checks by hand, because the page loads
 * this at once.
 */
export function parseCalculation(stored: unknown): Calculation | undefined {
  if (!isRecord(stored) || !isRecord(stored['input']) || !isRecord(stored['assumptions'])) return undefined
  const input = inputOf(stored['input'])
  const assumptions: Partial<EcoAssumptions> = {}
  for (const id of assumptionIds) {
    const value = assumptionOf(id, stored['assumptions'][id])
    if (value === undefined) return undefined
    assumptions[id] = value
  }
  return input && { input, assumptions: assumptions as EcoAssumptions }
}

/** The input of a filled-in form; undefined when the miles are no number within the limits. */
export const parseInput = (fields: { miles: unknown; use: unknown; years: unknown }): EcoInput | undefined =>
  inputOf({ milesPerWeek: numberOf(fields.miles), usageType: fields.use, years: numberOf(fields.years) })

/** A typed assumption; undefined when it is no number within the limits. */
export const parseAssumption = (id: keyof EcoAssumptions, typed: string): number | undefined =>
  assumptionOf(id, typedNumber(typed.replace('$', '')))

/** An empty field is not zero. */
const numberOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN)

/**
 * Names in the query. Those of the input are also the names of the fields, so that a submitted form makes the same
 * link.
 */
const ASSUMPTION_NAMES = {
  milesPerGallon: 'mpg',
  gasPrice: 'gas',
  electricityPrice: 'power',
  kwhPerMile: 'kwh',
} as const
const assumptionIds = Object.keys(ASSUMPTION_NAMES) as (keyof EcoAssumptions)[]

/** The query of a link that shares a calculation; assumptions only where they differ from the defaults. */
export function calculationToUrl({ input, assumptions }: Calculation): string {
  const query = new URLSearchParams({
    miles: String(input.milesPerWeek),
    use: input.usageType,
    years: String(input.years),
  })
  for (const id of assumptionIds)
    if (assumptions[id] !== DEFAULT_ASSUMPTIONS[id]) query.set(ASSUMPTION_NAMES[id], String(assumptions[id]))
  return `?${query}`
}

/** The calculation in a link; undefined if there is none. An assumption outside its limits is ignored. */
export function calculationFromUrl(query: URLSearchParams): Calculation | undefined {
  const input = parseInput({
    miles: query.get('miles'),
    use: query.get('use') ?? 'recreational',
    years: query.get('years') ?? '1',
  })
  if (!input) return undefined
  const assumptions = { ...DEFAULT_ASSUMPTIONS }
  for (const id of assumptionIds)
    assumptions[id] = assumptionOf(id, numberOf(query.get(ASSUMPTION_NAMES[id]))) ?? DEFAULT_ASSUMPTIONS[id]
  return { input, assumptions }
}
