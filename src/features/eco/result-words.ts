import type { Calculation } from './calculation.ts'
import type { EcoResult, Timeframe } from './calculator.ts'
import { amount, money } from './format-figures.ts'

const SPELLED: Record<Timeframe, string> = { 1: 'one year', 3: 'three years', 5: 'five years', 10: 'ten years' }

/** "five years", as it stands in a sentence. */
export const spelledYears = (years: Timeframe): string => SPELLED[years]

/** The whole result as one announcement of a screen reader. */
export function keepSentence({ input }: Calculation, result: EcoResult): string {
  const { netSavings, costSaved, electricCost, co2Saved, fuelSaved, treesEquivalent } = result
  const outcome = `you ${netSavings >= 0 ? 'keep' : 'pay'} ${money(netSavings)}${netSavings >= 0 ? '' : ' more'}`
  return [
    `Over ${spelledYears(input.years)} ${outcome}: ${money(costSaved)} of gasoline against ${money(electricCost)} of electricity.`,
    `${amount(co2Saved)} pounds of CO₂ are not emitted and ${amount(fuelSaved)} gallons not burned,`,
    `as much as ${amount(treesEquivalent)} tree seedlings take up in ten years.`,
  ].join(' ')
}
