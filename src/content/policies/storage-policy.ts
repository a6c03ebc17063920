import { dollars } from '../../lib/money.ts'
import { hours } from '../hours.ts'
import { pageMeta } from '../page-meta.ts'
import { packageSaving, span, storage } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

const { indoor, outdoor, winter, summer, delinquencyDays } = storage

const packageRow = (name: string, season: 'winter' | 'summer'): string[] => {
  const { from, to, months } = storage[season]
  const price = (room: 'indoor' | 'outdoor') =>
    `${dollars(storage[season][room])} (saves ${dollars(packageSaving(season, room))})`
  return [name, `${from} to ${to}, ${months} months`, price('indoor'), price('outdoor')]
}

export const policy: PolicyDocument = {
  slug: 'storage-policy',
  meta: pageMeta(
    'Storage policy',
    'Indoor and covered outdoor golf cart storage. Monthly rates, winter and summer packages, access and rules.',
    ['golf cart storage', 'winter golf cart storage', 'indoor golf cart storage', 'Lackawanna County storage'],
  ),
  hero: {
    title: 'Storage Policy',
    lead: 'A dry bay for the winter, or a covered spot for the summer. What it costs, and how it works.',
  },
  headline: 'Cart storage',
  dated: effective,
  sections: [
    section(
      'Two ways to store',
      {
        table: {
          caption: 'Storage by the month',
          columns: ['Storage', 'What you get', 'Rate'],
          rows: [
            [
              'Indoor',
              `Climate-controlled at ${span(indoor.temperature)}°F, 24/7 monitoring, an individual bay`,
              `${dollars(indoor.monthly)}/month`,
            ],
            ['Covered outdoor', 'A roof over the cart, outdoors', `${dollars(outdoor.monthly)}/month`],
          ],
        },
      },
      'Spaces are first come, first served. Call us before the first frost. Indoor bays go first.',
    ),
    section(
      'Seasonal packages',
      {
        table: {
          caption: 'Seasonal packages, compared with the monthly rate',
          columns: ['Package', 'Season', 'Indoor', 'Covered outdoor'],
          rows: [packageRow('Winter', 'winter'), packageRow('Summer', 'summer')],
        },
      },
      `A package covers the whole season: ${winter.months} months in winter, ${summer.months} in summer. Savings are compared with paying by the month. There are no refunds on seasonal packages, even if you pick up early.`,
    ),
    section(
      'Care while it’s parked',
      {
        facts: [
          {
            term: 'Storage maintenance package',
            detail: `${dollars(storage.maintenanceMonthly)}/month, optional. We take care of the cart while it’s parked. Ask us what’s included for your model.`,
          },
          {
            term: 'Pre-season preparation',
            detail: `${dollars(storage.preSeason)}. We get the cart ready before you pick it up, so you spend the first day of the season out driving.`,
          },
        ],
      },
      'Without the maintenance package, we don’t charge, start or move your cart, unless it’s a matter of safety.',
    ),
    section('What we ask of you', 'When you bring the cart in, please have:', {
      list: [
        'the cart clean, inside and out',
        'all personal items removed',
        'a full tank, or charged batteries',
        'an emergency contact’s name and number',
        'proof of insurance',
      ],
    }),
    section(
      'What you can’t store',
      {
        list: [
          'personal valuables',
          'flammables, such as gas cans, solvents or propane tanks',
          'food and drink',
          'weapons or illegal substances',
          'anything that isn’t part of the cart',
        ],
      },
      'If we find any of these, we’ll remove what’s dangerous right away and ask you to pick up the rest.',
    ),
    section(
      'Access and pickup',
      { facts: hours.storage.lines.map(({ days, hours: open }) => ({ term: days, detail: open })) },
      'To pick up your cart, you need a valid ID, and your fees have to be paid up. If somebody else is picking it up, tell us who, in writing, ahead of time.',
      'In spring, call a day ahead. A lot of carts leave in the same few weeks, and we’ll bring yours to the front.',
    ),
    section(
      'Payment',
      `You can pay by cash, check or credit card, and automatic billing is available. Pay more than ${storage.late.afterDays} days late and there’s a ${dollars(storage.late.fee)} late fee.`,
      'If money gets tight, talk to us early. A call can head off everything in the next section.',
    ),
    section('When fees go unpaid', {
      table: {
        caption: 'Steps, counted from the day the payment was due',
        columns: ['After the due date', 'What happens'],
        rows: [
          [`${delinquencyDays.writtenNotice} days`, 'Written notice'],
          [`${delinquencyDays.finalNotice} days`, 'Phone call and final notice'],
          [`${delinquencyDays.lien} days`, 'The lien process begins'],
          [`${delinquencyDays.sale} days`, 'The cart may be sold'],
        ],
      },
    }),
    section(
      'Insurance',
      'Keep your cart insured against theft, fire, weather and damage for as long as it’s here, and show us proof when we ask. Our insurance doesn’t take the place of yours.',
      'Look the cart over when you pick it up, and tell us if you see anything before it leaves the lot.',
    ),
    section(
      'Ending storage',
      `Either of us can end monthly storage with ${storage.terminationNoticeDays}-day written notice. You’ll need to pick up the cart within ${storage.retrievalDays} days.`,
      'Fees keep running until you pick up the cart. Seasonal packages end with the season. Want to keep your spot? Tell us at least a week before that, and you’ll pay by the month from then on.',
    ),
  ],
  related: ['terms-conditions', 'return-policy', 'delivery-policy'],
}
