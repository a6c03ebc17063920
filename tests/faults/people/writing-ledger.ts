import type { KeptInquiry } from '../server-database.ts'
import { FIELDS, type Field } from './tab.ts'

/** One text for which a person has pressed "Send", once or more often. */
export type Writing = {
  /** Place in the order of writing. */
  number: number
  stretch: number
  fields: Record<Field, string>
  /** The chosen subject, where one was chosen. */
  interest?: string
  /** What became of it, in order. */
  history: string[]
  /** The strongest thing a person could rely on: the page said so, or it was in the outbox or gone from the form. */
  promise: 'none' | 'on the device' | 'said to be saved' | 'said to be received'
  references: Set<string>
  /** The text before it, which the server has although the page could not know. */
  replaces?: Writing
  /** Written where nothing failed, one after the other in one tab. */
  ordered: boolean
}

export type Complaint = {
  kind: 'lost' | 'overwritten' | 'doubled' | 'not received' | 'mixed' | 'order'
  stretch: number
  what: string
}

const KEYS: Record<Field, string> = {
  'First name': 'firstName',
  'Last name': 'lastName',
  Email: 'email',
  Phone: 'phone',
  Message: 'message',
}
const BROKEN = {
  none: undefined,
  'on the device': 'lost',
  'said to be saved': 'overwritten',
  'said to be received': 'not received',
} as const

/** What is wrong between what was written and what the server has, after every device has delivered all. */
export function complaintsAbout(writings: readonly Writing[], kept: readonly KeptInquiry[]): Complaint[] {
  const keptOf = ({ fields }: Writing) => kept.filter(({ payload }) => payload['message'] === fields.Message)
  const written = new Set(writings.map(({ fields }) => fields.Message))
  const unknown = kept
    .filter(({ payload }) => !written.has(payload['message'] ?? ''))
    .map(({ payload }): Complaint => {
      const writer = writings.find(({ fields }) => fields.Email === payload['email'])
      return { kind: 'mixed', stretch: writer?.stretch ?? -1, what: `nobody wrote ${JSON.stringify(payload)}` }
    })
  return [
    ...unknown,
    ...writings.flatMap((writing) => aboutOne(writing, keptOf(writing))),
    ...writings.flatMap((writing) => aboutReplacing(writing, writings, keptOf)),
    ...[...new Set(writings.map(({ stretch }) => stretch))].flatMap((stretch) => {
      const chain = writings.filter((writing) => writing.ordered && writing.stretch === stretch)
      return aboutOrder(stretch, chain, keptOf)
    }),
  ]
}

function aboutOne(
  { fields, interest, history, promise, references, stretch }: Writing,
  kept: KeptInquiry[],
): Complaint[] {
  const about = `"${fields.Message}" (${history.join(', ')})`
  const broken = BROKEN[promise]
  const [stored] = kept
  if (!stored) return broken ? [{ kind: broken, stretch, what: `${promise}, and not stored: ${about}` }] : []
  const complaints: Complaint[] = []
  if (kept.length > 1) complaints.push({ kind: 'doubled', stretch, what: `stored ${kept.length} times: ${about}` })
  const wrong = FIELDS.filter((field) => stored.payload[KEYS[field]] !== fields[field])
  const words = wrong.map((field) => `${field} is "${stored.payload[KEYS[field]]}" and not "${fields[field]}"`)
  if (interest && stored.payload['interest'] !== interest)
    words.push(`the subject is ${stored.payload['interest']} and not ${interest}`)
  if (words.length > 0) complaints.push({ kind: 'mixed', stretch, what: `${words.join(', ')}: ${about}` })
  const strange = [...references].filter((reference) => !kept.some((each) => each.reference === reference))
  for (const reference of strange)
    complaints.push({
      kind: 'not received',
      stretch,
      what: `reference ${reference} is not ${stored.reference}: ${about}`,
    })
  return complaints
}

/** Only a text of unknown outcome is replaced, and then the dealer is told. */
function aboutReplacing(
  writing: Writing,
  writings: readonly Writing[],
  keptOf: (writing: Writing) => KeptInquiry[],
): Complaint[] {
  const { stretch, fields, history } = writing
  const [stored] = keptOf(writing)
  if (!stored) return []
  const named = stored.replaces && writings.find((other) => keptOf(other)[0]?.id === stored.replaces)
  const about = `"${fields.Message}" (${history.join(', ')})`
  if (named && named.promise !== 'none')
    return [{ kind: 'overwritten', stretch, what: `${about} replaces "${named.fields.Message}": ${named.promise}` }]
  const before = writing.replaces && keptOf(writing.replaces)[0]
  if (before && before.id !== stored.replaces)
    return [
      { kind: 'mixed', stretch, what: `${about} does not say that it replaces "${writing.replaces?.fields.Message}"` },
    ]
  return []
}

function aboutOrder(stretch: number, chain: Writing[], keptOf: (writing: Writing) => KeptInquiry[]): Complaint[] {
  const arrivals = chain
    .toSorted((a, b) => a.number - b.number)
    .flatMap((writing) => {
      const arrival = keptOf(writing)[0]?.arrival
      return arrival === undefined ? [] : [{ number: writing.number, arrival }]
    })
  const isInOrder = arrivals.every(
    ({ arrival }, index) => index === 0 || arrival >= (arrivals[index - 1]?.arrival ?? 0),
  )
  if (isInOrder) return []
  const order = arrivals.toSorted((a, b) => a.arrival - b.arrival).map(({ number }) => number)
  return [{ kind: 'order', stretch, what: `arrived as ${order.join(', ')}` }]
}
