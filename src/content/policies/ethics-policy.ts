import { dealer } from '../dealer.ts'
import { pageMeta } from '../page-meta.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'ethics-policy',
  meta: pageMeta(
    'Ethics policy',
    'How we sell, repair, advertise and treat people, and how to tell us when we fall short of it.',
    ['dealer ethics policy', 'honest golf cart dealer', 'business conduct', 'Lackawanna County'],
  ),
  hero: { title: 'Ethics Policy', lead: 'How we want to do business, written down so that you can hold us to it.' },
  headline: 'Our standards',
  dated: effective,
  sections: [
    section(
      'What we stand for',
      `${dealer.name} is a local business. We meet our customers again at the lake, in the store and at the school gate, and we want to be glad of it. These standards apply to everybody who works for us, in every department and at every location.`,
    ),
    section(
      'Honest sales',
      {
        list: [
          'We ask what you need before we show you what we have.',
          'We say what a cart cannot do: its range in the cold, its limits on a slope, the roads it may not use.',
          'A price on the site says which price it is, and when it was true.',
          'A used cart is sold with what we know about it, good and bad.',
          'Nobody on our team is to push you into a purchase, an option or a loan.',
        ],
      },
      'We never promise that a cart may be driven on a certain road. Rules differ by road and town, and the place to ask is PennDOT and your municipality.',
    ),
    section(
      'Honest work',
      'We repair what is broken and say what can wait. You get an estimate first, and a call when it changes. We use genuine parts, or tell you when we do not. If we damage something, we say so before you find it.',
    ),
    section(
      'Honest words',
      'What we publish has a source or is marked as our opinion. Ratings come from the review pages that are linked beside them. We do not write reviews of ourselves, pay for them, or ask anyone to remove one because it is unkind.',
      'Illustrations are called illustrations. Figures that we do not have are left out. How we check and correct is in the publishing policy and the corrections policy.',
    ),
    section(
      'Conflicts of interest',
      'We sell two brands in depth and earn money when you buy one of them. You should know that when you read our advice. Staff do not take gifts or commissions that are meant to steer a recommendation, and tell their manager when a personal tie could.',
      'Suppliers are chosen for price, quality and reliability. Friends and relatives of ours are welcome to compete like everybody else.',
    ),
    section(
      'Respect',
      'We treat customers, colleagues, suppliers and competitors with courtesy. Harassment and discrimination have no place with us, whoever they come from; the diversity policy says more.',
      'We speak fairly of other dealers. If you own a cart that was bought elsewhere, you are as welcome in our shop as anyone.',
    ),
    section(
      'Privacy and confidence',
      'What you tell us about your plans, your budget or your circumstances stays with the people who need it to help you. The privacy page says what we keep, and how to have it removed.',
    ),
    section(
      'Safety and the environment',
      'A cart that is not safe does not leave our shop with our consent. We train people before they lift, wire or drive. Batteries, oil and tires go to places that are meant for them.',
    ),
    section(
      'Telling us',
      'If you see something that does not match this page, tell us. You can use any of these ways, and you need not give your name.',
      {
        facts: [
          { term: 'Phone', detail: 'Ask for the general manager.' },
          { term: 'E-mail', detail: 'Write “Ethics” in the subject line.' },
          { term: 'In person', detail: 'Speak to anyone you trust in any showroom.' },
        ],
      },
      'Nobody is punished for raising a concern in good faith, also when it turns out to be a misunderstanding. We look into every report, tell you what we can about the outcome, and put right what was wrong.',
    ),
  ],
  related: ['feedback-policy', 'corrections-policy', 'diversity-policy'],
}
