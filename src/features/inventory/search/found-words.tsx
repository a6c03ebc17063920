import { chakra } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import type { Vehicle } from '../../../contract/vehicle-schema.ts'
import { termsOf } from './query-terms.ts'
import type { Matches } from './search-index.ts'
import type { Sentence } from './sentences.ts'

/** A sentence in which the found words are marked. */
export type FoundWords = {
  name: ReactNode
  description: ReactNode
  seats: ReactNode
  elsewhere: ReactNode
}

/** How many sentences from elsewhere a card shows at most. */
const MOST = 2

/**
 * Marks the words of a search in the texts of a card. Words that the card does not show come with the unit's sentences
 * that contain them, those with most words first.
 */
export function foundWords(matches: Matches, vehicle: Vehicle): FoundWords {
  const missing = new Set(matches.queryTerms)
  const elsewhere: ReactElement[] = []
  const sentences = matches.sentencesOf(vehicle)
  while (missing.size > 0 && elsewhere.length < MOST) {
    const [best] = sentences
      .map((sentence) => ({ sentence, found: [...missing].filter((queryTerm) => answersIn(sentence, queryTerm)) }))
      .sort((one, other) => other.found.length - one.found.length)
    if (!best || best.found.length === 0) break
    for (const queryTerm of best.found) missing.delete(queryTerm)
    const { of, text } = best.sentence
    // Never the same sentence twice, because its words are no longer missing.
    if (of === 'elsewhere') elsewhere.push(<FoundSentence key={text}>{marked(text, matches, BoldMark)}</FoundSentence>)
  }
  return {
    name: marked(vehicle.name, matches),
    description: marked(vehicle.description, matches),
    seats: marked(sentences.find(({ of }) => of === 'seats')?.text ?? '', matches),
    elsewhere: elsewhere.length > 0 && elsewhere,
  }
}

type QueryTerm = Matches['queryTerms'][number]

const answersIn = ({ text, also = '', of }: Sentence, { terms, words }: QueryTerm): boolean =>
  termsOf(`${text} ${also}`).some((term) => terms.has(term)) ||
  ((of === 'name' || of === 'description') && words.every((word) => text.toLowerCase().includes(word)))

/** Query words from this length on are also marked inside other words; a single letter would be marked everywhere. */
const INSIDE_FROM = 2

/** A text in which every found word is marked. */
function marked(text: string, { queryTerms }: Matches, Found = Mark): ReactNode {
  const small = text.toLowerCase()
  // In a few languages the lower case has another length, so the positions are unknown.
  if (small.length !== text.length) return text
  const hit = new Array<boolean>(text.length).fill(false)
  for (const { terms, words } of queryTerms) {
    for (const match of small.matchAll(/[\p{L}\p{N}]+/gu))
      if (terms.has(match[0])) hit.fill(true, match.index, match.index + match[0].length)
    for (const word of words)
      if (word.length >= INSIDE_FROM)
        for (let at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + word.length))
          hit.fill(true, at, at + word.length)
  }
  const parts: ReactNode[] = []
  let positions = ''
  for (let from = 0; from < text.length; ) {
    let to = from + 1
    while (to < text.length && hit[to] === hit[from]) to++
    const part = text.slice(from, to)
    positions += ` ${from}`
    parts.push(hit[from] ? <Found key={from}>{part}</Found> : part)
    from = to
  }
  // Other positions make another element: a translator wraps each text in an element, which React could not change.
  return <span key={positions}>{parts}</span>
}

/** A found sentence that the card does not show otherwise, instead of its description and with the same height. */
const FoundSentence = chakra('span', {
  base: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'ink' },
})

/** A found word. */
const Mark = chakra('mark', {
  base: {
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline 2px',
    textDecorationColor: 'accent',
    textUnderlineOffset: '4px',
  },
})

/** The same in a line that only shows found words. */
const BoldMark = chakra(Mark, { base: { fontWeight: '640' } })
