import { pageMeta } from '../page-meta.ts'
import { feedback } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'feedback-policy',
  meta: pageMeta(
    'Feedback policy',
    'How to tell us what you think, how soon you’ll hear back, and what happens to what you said.',
    ['customer feedback', 'golf cart dealer complaint', 'feedback response time', 'customer service'],
  ),
  hero: {
    title: 'Feedback Policy',
    lead: 'Tell us what went well and what didn’t. Here’s how soon you’ll hear back.',
  },
  headline: 'How we handle feedback',
  dated: effective,
  sections: [
    section(
      'Why we ask',
      'A cart that squeaks after a repair, a delivery that came at the wrong time, a page that made no sense. We can only fix what we know about. Praise helps too. The person who earned it should hear it.',
    ),
    section(
      'How quickly we answer',
      {
        table: {
          caption: 'Response times',
          columns: ['Kind', 'Examples', 'First response within'],
          rows: [
            ['Urgent', 'Safety, a stranded rental, an accident', `${feedback.urgentHours} hours`],
            ['General', 'Questions, suggestions, praise, most complaints', `${feedback.generalHours} hours`],
            ['Complex', 'Several departments, a manufacturer or an insurer involved', `${feedback.complexHours} hours`],
          ],
        },
      },
      'That’s how soon you’ll get a first answer from a person. A fix can take longer. If it does, we’ll tell you what’s next and when you’ll hear from us again.',
      { note: 'If somebody’s hurt or in danger, call 911 first, then us.' },
    ),
    section('Ways to reach us', {
      facts: [
        { term: 'Phone', detail: 'The fastest way, and the right one for anything urgent.' },
        {
          term: 'Contact form',
          detail: 'It works without a signal, too. Your message is saved on your device and sent later.',
        },
        { term: 'Email', detail: 'Good for photos and paperwork.' },
        { term: 'In person', detail: 'At any showroom, with anybody on the team.' },
        { term: 'Review pages', detail: 'Linked from the showroom page. We read them.' },
      ],
    }),
    section('What helps us', 'You don’t need any of this to reach us, but it saves a round of questions:', {
      list: [
        'what happened, when, and where',
        'the cart: model, and serial number if you have it',
        'your order, rental or repair number',
        'photos of what you see',
        'what would make it right',
      ],
    }),
    section('What happens next', {
      steps: [
        'A person reads your message and decides how urgent it is.',
        'We tell you who’s handling it.',
        'That person talks to everybody involved, and to you if they need to.',
        'You get an answer, with a decision and the reason for it.',
        'If we changed something because of you, we’ll tell you what.',
      ],
    }),
    section(
      'If you’re not satisfied',
      'Ask for the general manager, who’ll take a fresh look. Bring somebody along if you’d like. You still have every other option the law gives you.',
    ),
    section(
      'Public reviews',
      'Write what you think, wherever you like. We may answer, politely, and we won’t share anything about you that you haven’t shared yourself. We don’t offer anything for a good review, or for taking down a bad one.',
    ),
    section(
      'Privacy',
      'Only the people who handle your feedback read it. We quote it in public only if you say we can. You can stay anonymous. We can’t answer you then, but we’ll still read it.',
    ),
    section(
      'What we learn',
      'Once a quarter, when we review our pages, each department goes through its feedback. If something comes up twice, somebody gets the job of fixing it.',
    ),
  ],
  related: ['corrections-policy', 'ethics-policy', 'return-policy'],
}
