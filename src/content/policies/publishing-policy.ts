import { pageMeta } from '../page-meta.ts'
import { publishing } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'publishing-policy',
  meta: pageMeta(
    'Publishing policy',
    'Who writes what you read here, where prices and figures come from, and how often the pages are reviewed.',
    ['publishing policy', 'content review', 'golf cart prices source', 'editorial standards'],
  ),
  hero: {
    title: 'Publishing Policy',
    lead: 'Where the words, figures and pictures on this site come from, and how we keep them current.',
  },
  headline: 'How we publish',
  dated: effective,
  sections: [
    section(
      'Purpose',
      'People make decisions with what they read here: what to spend, what to drive, where to go. This policy says how something gets on to the site, who answers for it, and how it stays true.',
    ),
    section('When we publish and review', {
      table: {
        caption: 'Review timelines',
        columns: ['What', 'When'],
        rows: [
          ['New products', `Published within ${publishing.newProductHours} hours`],
          ['All content', 'Reviewed quarterly'],
          ['Errors', 'Corrected as the corrections policy says'],
        ],
      },
    }),
    section(
      'Products and prices',
      `A new product appears on the site within ${publishing.newProductHours} hours. Its page shows the price of the unit in stock; the brand pages show the list price of the model. Each price says which of the two it is.`,
      'Seats, range and top speed come from the maker. A figure that we do not have is left out; we do not estimate it. A price that is not confirmed is marked as a sample.',
      'The inventory says when it was last read. Without a connection, the site shows what the device saved, with its date.',
    ),
    section(
      'Text',
      'Our own staff write the pages, in plain words. Before a page is published, a second person reads it, and somebody from the department it is about: service for service, rentals for rentals.',
      {
        list: [
          'Facts have a source that we can name.',
          'Opinions are recognizable as ours.',
          'Rules of the road are left to PennDOT and the municipalities.',
          'We do not compare ourselves with others in ways you cannot check.',
        ],
      },
    ),
    section(
      'Pictures',
      'The pictures of carts are illustrations, and their pages say so. The unit in stock may differ. When we show a photograph of a customer or of private property, we have asked first.',
    ),
    section(
      'Reviews and ratings',
      'Ratings are quoted from the review pages linked beside them, with the number of reviews. We do not print invented reviews, and we do not change the words of real ones.',
    ),
    section(
      'Advertising and partners',
      'The brands we sell supply data, not opinions. If a page is ever paid for by somebody else, it will say so at the top.',
    ),
    section('The quarterly review', 'Every quarter, each department goes through its pages.', {
      steps: [
        'Compare prices, fees, hours and addresses with what is in force.',
        'Follow every link.',
        'Read the page aloud. What nobody would say is rewritten.',
        'Note who reviewed it, and when. Changes to a policy also change its date.',
      ],
    }),
    section(
      'Something is wrong or missing',
      'Tell us. The corrections policy says how fast we act, and the feedback policy how fast we answer.',
    ),
  ],
  related: ['corrections-policy', 'feedback-policy', 'ethics-policy'],
}
