import { type Town, towns } from '../../content/towns.ts'
import { withinOneEdit } from '../../lib/within-one-edit.ts'

/** A shorter text could be the beginning of any name. In letters. */
const SHORTEST_BEGINNING = 4

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** The town that a slug nearly names: with one typing error, another type, or only its beginning. */
export function townMeant(slug: string): Town | undefined {
  const typed = letters(slug.replace(/-(city|borough|township)$/i, ''))
  if (typed.length < SHORTEST_BEGINNING) return undefined
  return (
    towns.find(({ name }) => withinOneEdit(typed, letters(name))) ??
    towns.find(({ name }) => letters(name).startsWith(typed))
  )
}
