import { pageMeta } from '../page-meta.ts'
import { REPORTING_PERIOD, staffing } from '../policy-figures.ts'
import { section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

const { peakTotal, fullTime, partTime, seasonal, retentionPercent } = staffing
const groups = [
  { label: 'Full-time', value: fullTime },
  { label: 'Part-time', value: partTime },
  { label: 'Seasonal', value: seasonal },
]
const share = (count: number) => `${Math.round((count / peakTotal) * 100)}%`

export const policy: PolicyDocument = {
  slug: 'staffing-report',
  meta: pageMeta(
    'Staffing report 2024',
    `${peakTotal} people worked here at the 2024 peak. See how many were full-time, part-time or seasonal, and how many stayed.`,
    ['staffing report', 'golf cart dealer staff', 'workforce statistics', 'employee retention'],
  ),
  hero: {
    title: 'Staffing Report',
    lead: `${peakTotal} people at peak season, and ${retentionPercent}% of our staff stayed.`,
  },
  headline: 'Our team by the numbers',
  dated: {
    kind: 'period',
    label: REPORTING_PERIOD.label,
    from: REPORTING_PERIOD.from,
    to: REPORTING_PERIOD.to,
  },
  sections: [
    section(
      'What this report shows',
      'Once a year, we publish how many people work here, and how many of us are full-time, part-time or seasonal. Customers can see who’s behind the counter and in the shop. People thinking of joining us can see what to expect.',
    ),
    section(
      'Staff at peak season',
      {
        table: {
          caption: `Staff at peak season, ${peakTotal} in total`,
          columns: ['Employment', 'People', 'Share'],
          rows: [
            ...groups.map(({ label, value }) => [label, String(value), share(value)]),
            ['Total at peak', String(peakTotal), share(peakTotal)],
          ],
        },
      },
      `Our work follows the weather. In summer, when rentals and deliveries are busiest, there are ${peakTotal} of us. The ${seasonal} seasonal people join us for those months. The ${fullTime} full-time and ${partTime} part-time people are here all year.`,
    ),
    section(
      'Retention',
      `${retentionPercent}% of our staff stayed with us over the reporting period. That matters to you, too. The technician who worked on your cart last year will likely be the one who sees it again.`,
    ),
    section(
      'How we count',
      {
        facts: [
          { term: 'Reporting period', detail: REPORTING_PERIOD.label },
          { term: 'At peak', detail: 'Everybody who works for us when the team is at its biggest.' },
          { term: 'Full-time, part-time', detail: 'Here all year, full or reduced hours.' },
          { term: 'Seasonal', detail: 'Here for the season only.' },
          { term: 'Retention', detail: 'The share of staff who stayed with us over the period.' },
        ],
      },
      'We count each person once, in one group, and round the percentages.',
    ),
    section(
      'What we don’t report',
      'We report on groups, never on individuals. If a number’s so small it would single a person out, or if we haven’t asked, we leave it out.',
    ),
    section(
      'Working with us',
      'We like people who like explaining things, and people who like taking them apart. Call or email, and tell us what you’d like to do. How we hire is in the diversity policy.',
    ),
  ],
  related: ['diversity-policy', 'ethics-policy'],
}
