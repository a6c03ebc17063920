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
    `Who worked here in 2024: ${peakTotal} people at peak, full-time, part-time and seasonal, and how many stayed.`,
    ['staffing report', 'golf cart dealer staff', 'workforce statistics', 'employee retention'],
  ),
  hero: {
    title: 'Staffing Report',
    lead: `${peakTotal} people at peak season, and a retention of ${retentionPercent}%.`,
  },
  headline: 'Our people in figures',
  dated: {
    kind: 'period',
    label: REPORTING_PERIOD.label,
    from: REPORTING_PERIOD.from,
    to: REPORTING_PERIOD.to,
  },
  sections: [
    section(
      'What this report shows',
      'Once a year we publish how many people work here and on what terms. Customers can see who stands behind the counter and in the shop, and people who think of joining us can see what to expect.',
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
      `Our work follows the weather. In summer, when rentals and deliveries are busiest, we are ${peakTotal}. The ${seasonal} seasonal colleagues join us for those months. The ${fullTime} full-time and ${partTime} part-time colleagues are here all year.`,
    ),
    section(
      'Retention',
      `${retentionPercent}% of our staff stayed with us over the reporting period. It matters to you as well: the technician who knows your cart from last year is likely to be the one who sees it again.`,
    ),
    section(
      'How we count',
      {
        facts: [
          { term: 'Reporting period', detail: REPORTING_PERIOD.label },
          { term: 'At peak', detail: 'Everybody employed by us when the team is at its largest in the year.' },
          { term: 'Full-time, part-time', detail: 'Employed all year, with full or with shorter hours.' },
          { term: 'Seasonal', detail: 'Employed for the season only.' },
          { term: 'Retention', detail: 'The share of staff who stayed with us over the period.' },
        ],
      },
      'Each person is counted once, in one group. Figures are whole people; shares are rounded to whole percent.',
    ),
    section(
      'What we do not report',
      'We report on groups, never on persons. Where a figure is so small that it would point at somebody, or where we have not asked, we leave it out.',
    ),
    section(
      'Working with us',
      'We are glad of people who like to explain things, and of people who like to take them apart. Call us or write to us, and tell us what you would like to do. How we hire is in the diversity policy.',
    ),
  ],
  related: ['diversity-policy', 'ethics-policy'],
}
