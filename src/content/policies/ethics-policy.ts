import { dealer } from '../dealer.ts'
import { pageMeta } from '../page-meta.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'ethics-policy',
  meta: pageMeta(
    'Ethics policy',
    'How we sell, repair, advertise and treat people, and how to tell us when we fall short.',
    ['dealer ethics policy', 'honest golf cart dealer', 'business conduct', 'Lackawanna County'],
  ),
  hero: { title: 'Ethics Policy', lead: 'How we want to do business, written down so you can hold us to it.' },
  headline: 'Our standards',
  dated: effective,
  sections: [
    section(
      'What we stand for',
      `${dealer.name} is a local business. We run into our customers at the lake, at the store and at school pickup, and we want to be glad we did. These standards apply to everybody who works for us, in every department and at every location.`,
    ),
    section(
      'Honest sales',
      {
        list: [
          'We ask what you need before we show you what we have.',
          'We tell you where a cart falls short: its range in the cold, its limits on a slope, the roads it can’t use.',
          'We tell you whether a price is the list price or our own. The inventory page shows when it was last updated.',
          'With a used cart, we tell you what we know about it, good and bad.',
          'Nobody on our team pushes you into a purchase, an option or a loan.',
        ],
      },
      'We never promise that you can drive a cart on a certain road. Rules vary by road and town, so ask PennDOT and your municipality.',
    ),
    section(
      'Honest work',
      'We fix what’s broken and tell you what can wait. You get an estimate first, and a call if it changes. We use genuine parts, and tell you when we don’t. If we damage something, you’ll hear it from us before you find it.',
    ),
    section(
      'Honest words',
      'What we publish has a source, or it’s marked as our opinion. Ratings come from the review pages linked next to them. We don’t write our own reviews, pay for them, or ask anybody to take one down because it’s unkind.',
      'We call an illustration an illustration. If we don’t have a figure, we leave it out. The publishing policy and the corrections policy say how we check and fix things.',
    ),
    section(
      'Conflicts of interest',
      'We specialize in two brands, and we make money when you buy one. You should know that when you read our advice. Nobody here takes gifts or commissions to steer what we recommend. If a personal tie could sway us, we tell a manager.',
      'We choose suppliers for price, quality and reliability. Our friends and relatives are welcome to compete like everybody else.',
    ),
    section(
      'Respect',
      'We treat customers, coworkers, suppliers and competitors with courtesy. Harassment and discrimination have no place here, no matter who they come from. The diversity policy says more.',
      'We speak fairly of other dealers. If you bought your cart somewhere else, you’re as welcome in our shop as anybody.',
    ),
    section(
      'Privacy and confidentiality',
      'What you tell us about your plans, your budget or your circumstances stays with the people who need it to help you. The privacy page says what we keep, and how to have it removed.',
    ),
    section(
      'Safety and the environment',
      'We won’t sign off on a cart that isn’t safe. We train people before they lift, wire or drive. Batteries, oil and tires go where they can be recycled or disposed of properly.',
    ),
    section(
      'Telling us',
      'If you see something that doesn’t match this page, tell us. Any of these works. You don’t have to give your name.',
      {
        facts: [
          { term: 'Phone', detail: 'Ask for the general manager.' },
          { term: 'Email', detail: 'Write “Ethics” in the subject line.' },
          { term: 'In person', detail: 'Talk to anybody you trust in any showroom.' },
        ],
      },
      'Nobody gets punished for raising a concern in good faith, even if it turns out to be a misunderstanding. We look into every report, tell you what we can about the outcome, and make it right.',
    ),
  ],
  related: ['feedback-policy', 'corrections-policy', 'diversity-policy'],
}
