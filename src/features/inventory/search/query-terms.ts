import { wordsOf } from '../filters.ts'

/** One term of a search, a word or a number of seats. A unit matches if it has all of them. */
export type QueryTerm = {
  /** The words for the plain search: a unit matches with each in its name or description. */
  words: readonly string[]
  /** Their letters and digits, for the lookup of terms. */
  terms: readonly string[]
  /** The number of seats ("6 seater", "six seats"); then `terms` are not looked up. */
  seats?: number
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** The word for a number, up to the number of seats that carts have. */
export const numberWord = (number: number): string | undefined => NUMBERS[number]

/** The words of a text in lower case, only letters and digits: "Rear-facing" is rear and facing. */
export const termsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined
  const spelled = NUMBERS.indexOf(word)
  if (spelled > 0) return spelled
  return /^\d{1,2}$/.test(word) ? Number(word) : undefined
}

/** Words that follow a number of seats. A prefix is enough, because the word may still be incomplete. */
const SEATING = /^(?:seat(?:s|er|ers|ing)?|passengers?|persons?|people)$/
const NUMBER_AND_SEATING = /^(\d{1,2}|[a-z]+)-?(seat(?:s|er|ers)?|passengers?|persons?)$/

/** Words that fit any cart, so that a search ignores them. */
const IGNORED = new Set(['a', 'an', 'and', 'cart', 'carts', 'for', 'golf', 'the', 'with'])

/** The words to look up, without the ignored ones unless there are no others. */
function wordsToFind(text: string): string[] {
  const words = wordsOf(text)
  const found = words.filter((word) => !IGNORED.has(word))
  return found.length > 0 ? found : words
}

/** The terms of a search text: its words, and numbers of seats in any notation. */
export function queryTermsOf(text: string): QueryTerm[] {
  const queryTerms: QueryTerm[] = []
  const words = wordsToFind(text)
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string
    const next = words[index + 1]
    const joined = numberOf(NUMBER_AND_SEATING.exec(word)?.[1])
    const before = next !== undefined && SEATING.test(next) ? numberOf(word) : undefined
    const after = /^seats?$/.test(word) ? numberOf(next) : undefined
    if (joined !== undefined) queryTerms.push({ words: [word], terms: [], seats: joined })
    else if (next !== undefined && (before ?? after) !== undefined) {
      queryTerms.push({ words: [word, next], terms: [], seats: (before ?? after) as number })
      index++
    } else queryTerms.push({ words: [word], terms: termsOf(word) })
  }
  return queryTerms
}
