import { pageMeta } from '../page-meta.ts'
import { staffing } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'diversity-policy',
  meta: pageMeta(
    'Diversity policy',
    'How we hire, work together and welcome customers, and where to turn when something is not right.',
    ['diversity policy', 'equal opportunity employer', 'inclusive workplace', 'accessibility'],
  ),
  hero: {
    title: 'Diversity Policy',
    lead: 'Everybody is welcome here: to look around, to ask, to buy, and to work with us.',
  },
  headline: 'A place for everybody',
  dated: effective,
  sections: [
    section(
      'What we want',
      'Our customers are young families and great-grandparents, farmers and golfers, people born here and people who arrived last spring. We want a team that understands them, and a house where nobody has to explain why they are there.',
      'This policy applies to hiring, pay, training, promotion and daily work, and to how we treat customers, suppliers and visitors.',
    ),
    section(
      'Equal opportunity',
      'Decisions about people are made on what they can do and how they do it. We do not discriminate by race, color, religion, sex, pregnancy, sexual orientation, gender identity, national origin, age, disability, genetic information, veteran status, or anything else that the law protects.',
    ),
    section('Hiring', {
      list: [
        'Openings are published where everybody can see them.',
        'An advertisement asks for what the work needs, and for nothing else.',
        'More than one person takes part in every interview, with the same questions for all.',
        'Seasonal staff hear first when a permanent place opens.',
      ],
    }),
    section(
      'Working here',
      `At peak season we are ${staffing.peakTotal} people: ${staffing.fullTime} full-time, ${staffing.partTime} part-time and ${staffing.seasonal} seasonal. ${staffing.retentionPercent}% of our staff stayed with us over the last reporting period. The staffing report shows these figures every year.`,
      'New colleagues get somebody at their side for the first weeks. Training is open to everybody who wants to learn the next thing, from the wash bay to the battery bench.',
      'If you need a different schedule, tool, uniform or workplace, because of a disability, your faith or your family, ask. We look for a way, and write down what we agreed.',
    ),
    section(
      'Customers',
      'We explain without talking down, to whoever asks the question and not to whoever stands beside them. If you would like more time, a quieter hour or somebody to interpret, tell us when you call and we will arrange what we can.',
      'Test drives are for everybody who may drive. If getting in is the hard part, we start with step-in height and seats, and find the cart that fits.',
    ),
    section(
      'This website',
      'It is meant to work with a keyboard, with a screen reader, at large type and in bright sun, and with a poor connection. If something gets in your way, tell us what it was and which device you use.',
    ),
    section(
      'No place for harassment',
      'Insults, slurs, unwanted advances and intimidation are not tolerated from anyone. Everyone on the team may end a conversation that crosses the line, and has our backing.',
    ),
    section(
      'Where to turn',
      'Speak to any manager you trust, by phone, by e-mail or in person. You need not give your name. Reports are kept in confidence, looked into promptly, and nobody suffers for making one in good faith.',
      'Agencies that watch over equal opportunity are open to you as well, whether you talk to us or not.',
    ),
    section(
      'Keeping at it',
      'We look at this policy in the quarterly review, together with the people it is about, and report on our staff once a year.',
    ),
  ],
  related: ['staffing-report', 'ethics-policy', 'feedback-policy'],
}
