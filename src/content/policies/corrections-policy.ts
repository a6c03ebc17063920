import { pageMeta } from '../page-meta.ts'
import { corrections } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'corrections-policy',
  meta: pageMeta(
    'Corrections policy',
    'How to report an error on this site, how soon we’ll respond, and how we show a correction.',
    ['corrections policy', 'report an error', 'website accuracy', 'golf cart prices'],
  ),
  hero: {
    title: 'Corrections Policy',
    lead: 'When something on this site is wrong, we want to fix it before it costs you a trip.',
  },
  headline: 'How we fix mistakes',
  dated: effective,
  sections: [
    section(
      'What we correct',
      'Anything that’s wrong: a price, our hours, a dead link, a picture of the wrong cart, a confusing sentence. It doesn’t matter who catches it, or whether the mistake is in our favor.',
    ),
    section(
      'How quickly',
      {
        table: {
          caption: 'Response times by kind of error',
          columns: ['Kind', 'Examples', 'Response within'],
          rows: [
            ['Critical', 'Safety information, a wrong phone number', `${corrections.criticalHours} hours`],
            ['Important', 'Prices, fees, hours, availability', `${corrections.importantHours} hours`],
            ['Minor', 'Spelling, layout, a broken link', `${corrections.minorHours} hours`],
            [
              'Complex',
              'Anything that needs the manufacturer or several departments',
              `${corrections.complexHours} hours`,
            ],
          ],
        },
      },
      'The clock starts when your report reaches us. If we need longer to be sure, we’ll take that part of the page down in the meantime.',
    ),
    section('How to report an error', 'Call, email or use the contact form. Please tell us:', {
      list: [
        'which page, with a link if you have one',
        'what it says',
        'what it should say, if you know',
        'how you know',
      ],
    }),
    section('What we do', {
      steps: [
        'Somebody who didn’t write the page checks your report against the source.',
        'If you’re right, we fix the page, and every other page that says the same thing.',
        'If the mistake may have misled customers, we contact the ones we know of.',
        'You get an answer, even if the page turns out to be right.',
      ],
    }),
    section(
      'How we show a correction',
      'We fix spelling and layout without a note. When the meaning changes, the page says what changed and when. A policy gets a new effective date, and the old wording still applies to agreements signed under it.',
    ),
    section(
      'Prices on saved pages',
      'This site works offline, from pages saved on your device. So a corrected price reaches you the next time you’re online. Until then, the page shows when its prices were updated. If you’re not sure, call. The price we confirm is the one that counts.',
    ),
    section(
      'Mistakes on other sites',
      'If a map, a directory or a review page shows something wrong about us, tell us too. We can’t change it ourselves, but we’ll ask the people who can.',
    ),
    section(
      'Learning from mistakes',
      'We keep a list of corrections and go through it in the quarterly review. If the same kind of mistake comes back, we change how the page is made, not just what it says.',
    ),
  ],
  related: ['publishing-policy', 'feedback-policy', 'ethics-policy'],
}
