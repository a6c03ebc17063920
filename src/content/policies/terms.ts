import { dealer } from '../dealer.ts'
import { pageMeta } from '../page-meta.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'terms',
  meta: pageMeta(
    'Terms of service',
    'What applies when you use this website: information, prices, inquiries, offline use and links to other sites.',
    ['terms of service', 'website terms', 'golf cart dealer website', 'terms of use'],
  ),
  hero: {
    title: 'Terms of Service',
    lead: 'The rules for using this website. Buying, renting and repairs have their own conditions.',
  },
  headline: 'Using this website',
  dated: effective,
  sections: [
    section(
      'About these terms',
      `This website is offered by ${dealer.name}. By using it you accept these terms. Sales, rentals, service and storage are covered by the terms and conditions and by the policies linked below.`,
    ),
    section(
      'What the site is for',
      'You can look at carts and prices, learn about rentals and services, work out savings, and send us an inquiry. You cannot buy, book or pay here, and there is no account to sign in to. An inquiry is a question and not an order; nothing is agreed until a person has confirmed it to you.',
    ),
    section(
      'Information and prices',
      'We take care that what you read is right. Carts are sold, prices change, and errors happen all the same. The price and the description that we confirm to you are the ones that count.',
      'Pictures of carts are illustrations, and the unit in stock may differ. Calculators and payment estimates work with your own numbers and with the assumptions they show; they help you decide, and are not an offer.',
      {
        note: 'Low-speed vehicle rules differ by road and town. Confirm with PennDOT and your municipality.',
      },
    ),
    section(
      'Using the site without a connection',
      'The site can be installed like an app and keeps working offline. It then shows what your device saved, and says from when that is.',
      'An inquiry that you write offline is saved on your device and sent once you are back online with the site open. You can see it waiting, change it or delete it. Until it is delivered it has not reached us: for anything urgent, please call.',
    ),
    section('Fair use', 'Please do not:', {
      list: [
        'send inquiries in the name of others, or in bulk',
        'try to get into parts of the site or the server that are not public',
        'disturb the site for others, by automated requests or otherwise',
        'present our pages or pictures as your own',
      ],
    }),
    section(
      'Our content',
      `Text, pictures and drawings on this site belong to ${dealer.name} or to those who let us use them. You may save and print pages for yourself and share links to them. Anything beyond that needs our consent. Names and marks of makers belong to the makers.`,
    ),
    section(
      'Links and maps',
      'Some links lead to other websites: makers, lenders, maps, reviews and social networks. They open when you choose them, and what happens there is in the hands of their owners. The map of the county on our pages is our own drawing; the interactive map is loaded from a maps service only when you ask for it.',
    ),
    section(
      'Availability',
      'We try to keep the site up at all hours, and cannot promise it. We may change or remove pages. If the site is down, the phone works.',
    ),
    section(
      'Responsibility',
      'We answer for our own content as the law provides. Please do not rely on the site alone where safety is concerned: the manual of your cart, the signs on the road and the people who maintain the vehicle come first.',
      'Rights that the law gives you as a consumer are not limited by these terms.',
    ),
    section(
      'Changes and law',
      'When these terms change, so does the date at the top. The law of Pennsylvania applies.',
    ),
  ],
  related: ['terms-conditions', 'corrections-policy', 'feedback-policy'],
}
