import { pageMeta } from './page-meta.ts'
import { policyLinks } from './policy-links.ts'
import type { Hero } from './schema/page.ts'

export const policiesMeta = pageMeta(
  'Policies',
  'All our policies in one place. Buying, returns, delivery, rental and storage, how we work, and what this site keeps on your device.',
  ['golf cart dealer policies', 'return policy', 'rental policy', 'storage policy', 'privacy'],
)

export const policiesHero: Hero = {
  title: 'Policies',
  lead: 'What we promise and what we ask of you, in writing.',
}

/** A document in the list, and the line that says what it answers. A new policy needs none. */
type Entry = { slug: string; text?: string }
type Group = { title: string; entries: readonly Entry[] }

const NAMED: readonly Group[] = [
  {
    title: 'Buying, renting, storing',
    entries: [
      {
        slug: 'terms-conditions',
        text: 'The rules for buying, renting or storing a cart, or bringing one in for service.',
      },
      { slug: 'return-policy', text: 'How long you have to return a cart or a part, and what it costs.' },
      { slug: 'delivery-policy', text: 'Where delivery is free, and what it costs beyond that.' },
      { slug: 'rental-policy', text: 'Prices, deposits, insurance, late returns and cancellation.' },
      { slug: 'storage-policy', text: 'Monthly rates, winter and summer packages, access and rules.' },
    ],
  },
  {
    title: 'How we work',
    entries: [
      { slug: 'ethics-policy', text: 'How we sell, repair, advertise and treat people.' },
      { slug: 'publishing-policy', text: 'Where prices and figures on this site come from.' },
      { slug: 'feedback-policy', text: 'How to tell us what you think, and how soon you’ll hear back.' },
      { slug: 'corrections-policy', text: 'How to report an error on this site, and how soon we’ll respond.' },
      { slug: 'diversity-policy', text: 'How we hire, work together and welcome customers.' },
      { slug: 'staffing-report', text: 'How many people work here, and how many stay.' },
    ],
  },
  {
    title: 'This website',
    entries: [
      { slug: 'privacy', text: 'What the site saves on your device, and what we get when you send a message.' },
      { slug: 'terms', text: 'The rules for using this website.' },
    ],
  },
]

const named = NAMED.flatMap(({ entries }) => entries.map(({ slug }) => slug))
const others = policyLinks.filter(({ slug }) => !named.includes(slug))

/** Every document of the site, in groups. Policies that no group names come last. */
export const policyGroups: readonly Group[] = others.length > 0 ? [...NAMED, { title: 'More', entries: others }] : NAMED
