import { pageMeta } from '../page-meta.ts'
import { staffing } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'diversity-policy',
  meta: pageMeta(
    'Diversity policy',
    'How we hire, work together and welcome customers, and where to turn when something isn’t right.',
    ['diversity policy', 'equal opportunity employer', 'inclusive workplace', 'accessibility'],
  ),
  hero: {
    title: 'Diversity Policy',
    lead: 'Everybody’s welcome here, to look around, to ask, to buy, and to work with us.',
  },
  headline: 'A place for everybody',
  dated: effective,
  sections: [
    section(
      'What we want',
      'Our customers are young families and great-grandparents, farmers and golfers, people born here and people who arrived last spring. We want a team that understands them, and a place where nobody has to explain why they’re here.',
      'This policy applies to hiring, pay, training, promotion and daily work, and to how we treat customers, suppliers and visitors.',
    ),
    section(
      'Equal opportunity',
      'We decide based on what people can do and how they do it. We don’t discriminate on the basis of race, color, religion, sex, pregnancy, sexual orientation, gender identity, national origin, age, disability, genetic information, veteran status, or anything else the law protects.',
    ),
    section('Hiring', {
      list: [
        'We post openings where everybody can see them.',
        'Our job ads ask for what the job takes, and nothing else.',
        'More than one of us sits in on every interview, with the same questions for everybody.',
        'Seasonal workers hear first when a permanent job opens.',
      ],
    }),
    section(
      'Working here',
      `At peak season, there are ${staffing.peakTotal} of us: ${staffing.fullTime} full-time, ${staffing.partTime} part-time and ${staffing.seasonal} seasonal. ${staffing.retentionPercent}% of our staff stayed with us over the last reporting period. The staffing report shows these figures every year.`,
      'We pair new people with a coworker for the first few weeks. Training is open to everybody who wants to learn the next thing, from the wash bay to the battery bench.',
      'If you need a different schedule, tool, uniform or workplace, because of a disability, your faith or your family, ask. We’ll look for a way, and put what we agree on in writing.',
    ),
    section(
      'Customers',
      'We explain without talking down, and we talk to the person who asked. If you’d like more time, a quieter hour or an interpreter, tell us when you call and we’ll set up what we can.',
      'Test drives are for everybody who can legally drive. If getting in is the hard part, we’ll start with step-in height and seats, and find the cart that fits.',
    ),
    section(
      'This website',
      'It’s meant to work with a keyboard, with a screen reader, with large type, in bright sun, and on a bad connection. If something gets in your way, tell us what it was and what device you’re on.',
    ),
    section(
      'No place for harassment',
      'We don’t put up with insults, slurs, unwanted advances or intimidation, no matter who they come from. Anybody on the team can end a conversation that crosses the line, and we’ll back them up.',
    ),
    section(
      'Who to talk to',
      'Talk to any manager you trust, by phone, by email or in person. You don’t have to give your name. We keep reports confidential and look into them promptly, and nobody gets in trouble for making one in good faith.',
      'You can also go to the agencies that enforce equal opportunity, whether you talk to us or not.',
    ),
    section(
      'Keeping at it',
      'Every quarter, we go over this policy with the people it affects. Once a year, we report on our staff.',
    ),
  ],
  related: ['staffing-report', 'ethics-policy', 'feedback-policy'],
}
