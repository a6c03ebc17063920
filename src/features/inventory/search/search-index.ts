import type { Vehicle } from '../../../contract/vehicle-schema.ts'
import { withinOneEdit } from '../../../lib/within-one-edit.ts'
import { comparable } from '../comparable.ts'
import { type QueryTerm, queryTermsOf, termsOf } from './query-terms.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

/** How well a term matches the typed word, from 0 to 1. */
const EXACT = 1
const BEGINNING = 0.7
const MISTYPED = 0.5
const MISTYPED_BEGINNING = 0.3
/** Weight of a query word found inside a word of the name or the description. */
const INSIDE = 1
/** Bonus for query words that are adjacent and in the typed order. */
const TOGETHER = 8

/** A shorter word is never corrected, because one edit would make it another word. In letters. */
const SHORTEST_MISTYPED = 3
const SHORTEST_MEANT = 4
const LETTERS = /^\p{L}+$/u

/** The result of one search. */
export type Matches = {
  /** How well a unit matches, higher is better; 0 if it was not found. */
  scoreOf: (vehicle: Vehicle) => number
  /** For each query term, the matching index terms, and the words as typed. */
  queryTerms: readonly { terms: ReadonlySet<string>; words: readonly string[] }[]
  sentencesOf: (vehicle: Vehicle) => Sentence[]
}

/** A term, the units that have it, and its weight in each; both lists are in the same order. */
type Postings = { term: string; units: number[]; weights: number[] }

/**
 * An inverted index of all words of the units. A search scans the vocabulary, which hardly grows with the number of
 * units, instead of each unit. It finds everything that the specification's plain search finds.
 */
export function createIndex() {
  const unitsById = new Map<string, number>()
  const seats: (number | undefined)[] = []
  /** The text for the plain search, by unit. */
  const texts: string[] = []
  /** The sentences of each unit, one per line, as terms with one space around each. */
  const lines: string[] = []
  const vocabulary = new Map<string, Postings>()
  const taken = new Map<string, { postings: readonly Postings[]; line: string }>()

  /** Units repeat whole sentences, so each is split once. */
  function takeApart(sentence: string) {
    const known = taken.get(sentence)
    if (known) return known
    const terms = termsOf(sentence)
    const postings = [...new Set(terms)].map((term) => {
      const entry = vocabulary.get(term) ?? { term, units: [], weights: [] }
      vocabulary.set(term, entry)
      return entry
    })
    const apart = { postings, line: ` ${terms.join(' ')} \n` }
    taken.set(sentence, apart)
    return apart
  }

  /** Adds units. Called for a few at a time, so that the page can respond in between. */
  function add(vehicles: readonly Vehicle[]) {
    for (const vehicle of vehicles) {
      const unit = texts.length
      const compared = comparable(vehicle)
      unitsById.set(vehicle.id, unit)
      seats.push(compared.seats)
      texts.push(compared.text)
      let whole = ''
      for (const { text, also, weight } of sentencesOf(vehicle)) {
        const { postings, line } = takeApart(also ? `${text} ${also}` : text)
        for (const { units, weights } of postings) {
          const last = units.length - 1
          if (units[last] === unit) weights[last] = Math.max(weight, weights[last] as number)
          else {
            units.push(unit)
            weights.push(weight)
          }
        }
        whole += line
      }
      lines.push(whole)
    }
  }

  /** The terms that match a typed word, and how well. */
  function answers(typed: string, forgiving: boolean): Map<Postings, number> {
    const found = new Map<Postings, number>()
    const mayBeMistyped = forgiving && typed.length >= SHORTEST_MISTYPED && LETTERS.test(typed)
    for (const entry of vocabulary.values()) {
      const { term } = entry
      if (term === typed) found.set(entry, EXACT)
      else if (typed.length > 1 && term.startsWith(typed)) found.set(entry, BEGINNING)
      else if (mayBeMistyped && term.length >= SHORTEST_MEANT && LETTERS.test(term)) {
        if (withinOneEdit(typed, term)) found.set(entry, MISTYPED)
        else if (typed.length >= SHORTEST_MEANT && withinOneEdit(typed, term.slice(0, typed.length)))
          found.set(entry, MISTYPED_BEGINNING)
      }
    }
    return found
  }

  /** The score of each unit for a typed word. Adds the matching terms to `matched`. */
  function scoresOf(typed: string, forgiving: boolean, matched: Set<string>): Float32Array {
    const scores = new Float32Array(texts.length)
    for (const [{ term, units, weights }, quality] of answers(typed, forgiving)) {
      matched.add(term)
      for (let index = 0; index < units.length; index++) {
        const unit = units[index] as number
        scores[unit] = Math.max(scores[unit] as number, quality * (weights[index] as number))
      }
    }
    return scores
  }

  /** The score of each unit for one query term, 0 without a match, and the matching terms. */
  function answer({ words, terms, seats: asked }: QueryTerm, forgiving: boolean) {
    const matched = new Set<string>()
    let scores = new Float32Array(texts.length)
    if (asked !== undefined) {
      matched.add(String(asked)).add('seats')
      for (let unit = 0; unit < scores.length; unit++) if (seats[unit] === asked) scores[unit] = TOGETHER
    } else if (terms.length > 0) scores = smallest(terms.map((typed) => scoresOf(typed, forgiving, matched)))
    for (let unit = 0; unit < scores.length; unit++)
      if (scores[unit] === 0 && words.every((word) => (texts[unit] as string).includes(word))) scores[unit] = INSIDE
    return { scores, matched, words, forgiving }
  }

  /** Searches all units. A word that no unit has may be a typing error. */
  function search(text: string): Matches {
    const queryTerms = queryTermsOf(text)
    let answered = queryTerms.map((queryTerm) => {
      const strict = answer(queryTerm, false)
      return strict.scores.some(Boolean) ? strict : answer(queryTerm, true)
    })
    let scores = sum(answered.map((each) => each.scores))
    if (!scores.some(Boolean) && answered.some(({ forgiving }) => !forgiving)) {
      // Each word is known, but no unit has all of them: one may be a typing error after all.
      answered = answered.map((each, index) => (each.forgiving ? each : answer(queryTerms[index] as QueryTerm, true)))
      scores = sum(answered.map((each) => each.scores))
    }
    const phrase = termsOf(text)
    if (phrase.length > 1) {
      const typed = ` ${phrase.join(' ')} `
      for (let unit = 0; unit < scores.length; unit++)
        if (scores[unit] && lines[unit]?.includes(typed)) scores[unit] = (scores[unit] as number) + TOGETHER
    }
    return {
      scoreOf: ({ id }) => scores[unitsById.get(id) ?? -1] ?? 0,
      queryTerms: answered.map(({ matched, words }) => ({ terms: matched, words })),
      sentencesOf,
    }
  }

  return { add, search }
}

/** The smallest score of each unit, because it has to match all parts. */
function smallest([first = new Float32Array(), ...others]: readonly Float32Array[]) {
  const least = new Float32Array(first)
  for (const scores of others)
    for (let unit = 0; unit < least.length; unit++)
      least[unit] = Math.min(least[unit] as number, scores[unit] as number)
  return least
}

/** The sum of each unit's scores; 0 if one of them is 0. */
function sum(all: readonly Float32Array[]) {
  const least = smallest(all)
  const sums = new Float32Array(least.length)
  for (const scores of all)
    for (let unit = 0; unit < sums.length; unit++)
      if (least[unit] !== 0) sums[unit] = (sums[unit] as number) + (scores[unit] as number)
  return sums
}
