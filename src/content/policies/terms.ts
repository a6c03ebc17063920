import { dealer } from '../dealer.ts'
import { pageMeta } from '../page-meta.ts'
import { effective, section } from '../policy-section.ts'
import { ROAD_RULE } from '../road-rule.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'terms',
  meta: pageMeta(
    'Terms of service',
    'The rules for using this website. Information, prices, messages, offline use and links to other sites.',
    ['terms of service', 'website terms', 'golf cart dealer website', 'terms of use'],
  ),
  hero: {
    title: 'Terms of Service',
    lead: 'The rules for using this website. Buying, renting and repairs have their own.',
  },
  headline: 'Using this website',
  dated: effective,
  sections: [
    section(
      'About these terms',
      `${dealer.name} runs this website. By using it, you accept these terms. The terms and conditions, and the policies linked below, cover sales, rentals, service and storage.`,
    ),
    section(
      'What the site is for',
      'You can look at carts and prices, learn about rentals and services, figure out your savings, and send us a message. You can’t buy, book or pay here, and there’s no account to sign in to. A message is a question, not an order. Nothing’s final until one of us confirms it.',
    ),
    section(
      'Information and prices',
      'We work hard to get things right here. Still, carts sell, prices change, and mistakes happen. What counts is the price and description we give you when you order.',
      'Pictures of carts are illustrations, and the actual cart may look different. Calculators and payment estimates use your own numbers and the assumptions they show. They help you decide. They’re not an offer.',
      { note: ROAD_RULE },
    ),
    section(
      'Using the site offline',
      'You can install the site like an app, and it keeps working offline. Offline, it shows what your device saved, with the date.',
      'If you write a message offline, it’s saved on your device and sent once you’re back online with this site open. You can see it waiting, change it or delete it. Until it’s delivered, it hasn’t reached us. For anything urgent, please call.',
    ),
    section('Fair use', 'Please don’t:', {
      list: [
        'send messages in somebody else’s name, or in bulk',
        'try to get into parts of the site or the server that aren’t public',
        'slow the site down for others, with automated requests or any other way',
        'pass off our pages or pictures as your own',
      ],
    }),
    section(
      'Our content',
      `Text, pictures and drawings on this site belong to ${dealer.name} or to those who let us use them. You can save and print pages for yourself and share links to them. For anything else, ask us first. Manufacturers’ names and marks belong to the manufacturers.`,
    ),
    section(
      'Links and maps',
      'Some links lead to other websites: manufacturers, lenders, maps, reviews and social networks. They open only if you tap them, and what happens there is up to their owners. The county map on our pages is our own drawing. The interactive map is Google Maps, and loads only if you ask for it.',
    ),
    section(
      'Availability',
      'We try to keep the site up at all hours, but we can’t promise it. We may change or remove pages. If the site is down, the phone still works.',
    ),
    section(
      'Responsibility',
      'We’re responsible for what we publish here, as the law requires. When it comes to safety, please don’t rely on the site alone. Your cart’s manual, the signs on the road and the people who maintain the cart come first.',
      'These terms don’t limit the rights the law gives you as a consumer.',
    ),
    section('Changes and law', 'When these terms change, so does the date at the top. Pennsylvania law applies.'),
  ],
  related: ['terms-conditions', 'corrections-policy', 'feedback-policy'],
}
