import { pageMeta } from '../page-meta.ts'
import { publishing } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'publishing-policy',
  meta: pageMeta(
    'Publishing policy',
    'Who writes what you read here, where prices and figures come from, and how often we review the pages.',
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
      'People make decisions based on what they read here. What to spend, what to drive, where to go. This policy says how something gets on the site, who’s responsible for it, and how we keep it true.',
    ),
    section('When we publish and review', {
      table: {
        caption: 'Review timelines',
        columns: ['What', 'When'],
        rows: [
          ['New products', `Published within ${publishing.newProductHours} hours`],
          ['All content', 'Reviewed quarterly'],
          ['Errors', 'Fixed as fast as the corrections policy says'],
        ],
      },
    }),
    section(
      'Products and prices',
      `A new product appears on the site within ${publishing.newProductHours} hours. Its page shows the price of the cart we have. The brand pages show the model’s list price. Each price says which one it is.`,
      'Seats, range and top speed come from the manufacturer. If we don’t have a figure, we leave it out. We don’t guess. If a price isn’t confirmed, we mark it as a sample.',
      'The inventory page shows when it was last updated. Offline, the site shows what your device saved, with the date.',
    ),
    section(
      'Text',
      'Our own people write the pages, in plain English. Before a page goes up, a second person reads it, and so does a coworker from the department it’s about. Service checks service, rentals checks rentals.',
      {
        list: [
          'Facts have a source we can name.',
          'Opinions are clearly ours.',
          'We leave the rules of the road to PennDOT and the municipalities.',
          'We don’t compare ourselves with others in ways you can’t check.',
        ],
      },
    ),
    section(
      'Pictures',
      'The cart pictures are illustrations, and we say so on each cart’s page. The actual cart may look different. If we show a photo of a customer or of private property, we’ve asked first.',
    ),
    section(
      'Reviews and ratings',
      'We quote ratings from the review pages linked next to them, with the number of reviews. We don’t make up reviews, and we don’t change the words of real ones.',
    ),
    section(
      'Advertising and partners',
      'The brands we sell give us the specs. The opinions are ours. If another company ever pays for a page, the page will say so at the top.',
    ),
    section('The quarterly review', 'Every quarter, each department goes through its pages.', {
      steps: [
        'Check prices, fees, hours and addresses against what’s current.',
        'Follow every link.',
        'Read the page out loud. If nobody would say it, rewrite it.',
        'Note who reviewed it, and when. If a policy changed, change its date, too.',
      ],
    }),
    section(
      'Something wrong or missing?',
      'Tell us. The corrections policy says how fast we act. The feedback policy says how fast we answer.',
    ),
  ],
  related: ['corrections-policy', 'feedback-policy', 'ethics-policy'],
}
