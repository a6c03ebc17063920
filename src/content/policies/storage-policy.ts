import { dollars } from '../../lib/money.ts'
import { hours } from '../hours.ts'
import { pageMeta } from '../page-meta.ts'
import { packageSaving, span, storage } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

const { indoor, outdoor, winter, summer, delinquencyDays } = storage

const packageRow = (name: string, season: 'winter' | 'summer'): string[] => {
  const { from, to, months } = storage[season]
  const price = (place: 'indoor' | 'outdoor') =>
    `${dollars(storage[season][place])} (saves ${dollars(packageSaving(season, place))})`
  return [name, `${from} to ${to}, ${months} months`, price('indoor'), price('outdoor')]
}

export const policy: PolicyDocument = {
  slug: 'storage-policy',
  meta: pageMeta(
    'Storage policy',
    'Indoor and covered outdoor golf cart storage: monthly rates, winter and summer packages, access and rules.',
    ['golf cart storage', 'winter golf cart storage', 'indoor golf cart storage', 'Lackawanna County storage'],
  ),
  hero: {
    title: 'Storage Policy',
    lead: 'A dry place for the winter, or a spot near the lake for the summer, and somebody who keeps an eye on it.',
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
      'Spaces are given in the order in which people reserve them. Call us before the first frost; indoor bays go first.',
    ),
    section(
      'Seasonal packages',
      {
        table: {
          caption: 'Packages for a season, against the monthly rate',
          columns: ['Package', 'Season', 'Indoor', 'Covered outdoor'],
          rows: [packageRow('Winter', 'winter'), packageRow('Summer', 'summer')],
        },
      },
      `A package covers the whole season: ${winter.months} months in winter, ${summer.months} in summer. There are no refunds on seasonal packages, also when you collect the cart early.`,
    ),
    section(
      'Care while it stands',
      {
        facts: [
          {
            term: 'Storage maintenance package',
            detail: `${dollars(storage.maintenanceMonthly)}/month, optional: care for the cart while it stands. Ask us what that means for your model.`,
          },
          {
            term: 'Pre-season preparation',
            detail: `${dollars(storage.preSeason)}: we get the cart ready before you pick it up, so that the first day of the season is a day out.`,
          },
        ],
      },
      'Without the maintenance package we do not charge, start or move the cart, except to keep it or others safe.',
    ),
    section('What we ask of you', 'When you bring the cart, please have:', {
      list: [
        'the cart clean, inside and out',
        'all personal items removed',
        'a full tank, or charged batteries',
        'the name and number of an emergency contact for us',
        'proof of insurance',
      ],
    }),
    section(
      'What may not be stored',
      {
        list: [
          'personal valuables',
          'flammables, such as fuel in cans, solvents or gas bottles',
          'food and drink',
          'weapons or illegal substances',
          'anything that is not part of the cart',
        ],
      },
      'If we find such things, we remove what is dangerous at once and ask you to collect the rest.',
    ),
    section(
      'Access and retrieval',
      { facts: hours.storage.lines.map(({ days, hours: open }) => ({ term: days, detail: open })) },
      'To take the cart out you need a valid ID, and the fees have to be paid up to date. If somebody else picks it up, tell us who, in writing, beforehand.',
      'Call a day ahead in spring: many carts leave in the same few weeks, and we bring yours to the front.',
    ),
    section(
      'Payment',
      `You can pay by cash, check or credit card, and automatic billing is available. A payment that is more than ${storage.late.afterDays} days late carries a late fee of ${dollars(storage.late.fee)}.`,
      'If you run into difficulties, talk to us early. Everything in the next section can be avoided with a call.',
    ),
    section('When fees stay unpaid', {
      table: {
        caption: 'Steps, counted from the day the payment was due',
        columns: ['After', 'What happens'],
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
      'You insure your cart against theft, fire, weather and damage for as long as it stands here, and show us proof when asked. Our own insurance does not replace it.',
      'Look the cart over when you pick it up, and tell us what you see before it leaves the yard.',
    ),
    section(
      'Ending storage',
      `Either side can end monthly storage with ${storage.terminationNoticeDays}-day written notice. The cart has to be retrieved within ${storage.retrievalDays} days.`,
      'Fees run until the cart is gone. Seasonal packages end with their season; if you would like to stay, tell us before the last week and the monthly rate applies from then on.',
    ),
  ],
  related: ['terms-conditions', 'return-policy', 'delivery-policy'],
}
