import { pageMeta } from '../page-meta.ts'
import { corrections } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'corrections-policy',
  meta: pageMeta(
    'Corrections policy',
    'How to report an error on this site, how quickly we correct it, and how a correction is shown.',
    ['corrections policy', 'report an error', 'website accuracy', 'golf cart prices'],
  ),
  hero: {
    title: 'Corrections Policy',
    lead: 'When something on this site is wrong, we want it fixed before it costs anybody a trip.',
  },
  headline: 'How we correct errors',
  dated: effective,
  sections: [
    section(
      'What we correct',
      'Everything that is not so: a wrong price, a wrong hour, a dead link, a picture of the wrong cart, a sentence that can be misread. It does not matter who notices it, or whether the error is in our favor.',
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
            ['Complex', 'Anything that needs the maker or several departments', `${corrections.complexHours} hours`],
          ],
        },
      },
      'The time runs from when your report reaches us. If we need longer to be sure, we take the doubtful statement down in the meantime.',
    ),
    section('How to report an error', 'Call, write an e-mail or use the contact form. Please tell us:', {
      list: [
        'the page, best with its address',
        'what it says',
        'what it should say, if you know',
        'where you know it from',
      ],
    }),
    section('What we do', {
      steps: [
        'Somebody who did not write the page checks your report against the source.',
        'If you are right, the page is corrected, and every other page that says the same.',
        'If the error may have misled customers, we get in touch with those we know of.',
        'You get an answer, also when we find that the page was right.',
      ],
    }),
    section(
      'How a correction is shown',
      'Spelling and layout are corrected without a word. When the meaning changes, the page says what was corrected and when. A policy gets a new effective date, and the old wording stays in force for agreements that were signed under it.',
    ),
    section(
      'Prices on saved pages',
      'This site works without a connection, from pages that were saved on your device. A corrected price therefore reaches you when you are next online. Until then the page shows the time its prices were read. If in doubt, call: the price that we confirm to you is the one that counts.',
    ),
    section(
      'Errors made elsewhere',
      'If a map, a directory or a review page shows something wrong about us, tell us too. We cannot change it ourselves, but we ask those who can.',
    ),
    section(
      'Learning from errors',
      'We keep a list of corrections and go through it in the quarterly review. Where the same kind of error comes back, we change how the page is made, not only what it says.',
    ),
  ],
  related: ['publishing-policy', 'feedback-policy', 'ethics-policy'],
}
