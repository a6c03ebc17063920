import type { Calculation } from './calculation.ts'
import type { EcoResult, Timeframe } from './calculator.ts'
import { amount, money } from './format-figures.ts'

const SPELLED: Record<Timeframe, string> = { 1: 'one year', 3: 'three years', 5: 'five years', 10: 'ten years' }

/** Such as "five years", for the middle of a sentence. */
export const spelledYears = (years: Timeframe): string => SPELLED[years]

/** The whole result as one announcement for screen readers. */
export function resultSentence({ input }: Calculation, result: EcoResult): string {
  const { netSavings, costSaved, electricCost, co2Saved, fuelSaved, treesEquivalent } = result
  const outcome = `you’d ${netSavings >= 0 ? 'save' : 'pay'} ${money(netSavings)}${netSavings >= 0 ? '' : ' more'}`
  return [
    `In ${spelledYears(input.years)}, ${outcome}: ${money(costSaved)} in gas versus ${money(electricCost)} in electricity.`,
    `You’d skip ${amount(fuelSaved)} gallons of gas and ${amount(co2Saved)} pounds of CO₂,`,
    `about what ${amount(treesEquivalent)} tree seedlings soak up in ten years.`,
  ].join(' ')
}
