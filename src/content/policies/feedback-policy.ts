import { pageMeta } from '../page-meta.ts'
import { feedback } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'feedback-policy',
  meta: pageMeta(
    'Feedback policy',
    'How to praise, complain or suggest, how quickly you hear from us, and what happens to what you said.',
    ['customer feedback', 'golf cart dealer complaint', 'feedback response time', 'customer service'],
  ),
  hero: {
    title: 'Feedback Policy',
    lead: 'Tell us what went well and what did not. Here is how soon you hear back.',
  },
  headline: 'How we handle feedback',
  dated: effective,
  sections: [
    section(
      'Why we ask',
      'A cart that squeaks after a repair, a delivery that came at the wrong hour, a page that nobody understood: we can only fix what we know. Praise helps too, because the person who earned it should hear it.',
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
            ['Complex', 'Several departments, a maker or an insurer involved', `${feedback.complexHours} hours`],
          ],
        },
      },
      'These are the times to a first answer from a person. A solution can take longer; if it does, we tell you what happens next and when you hear from us again.',
      { note: 'If somebody is hurt or in danger, call 911 first, then us.' },
    ),
    section('Ways to reach us', {
      facts: [
        { term: 'Phone', detail: 'The quickest way, and the right one for anything urgent.' },
        { term: 'Contact form', detail: 'It works without a signal too: it is saved on your device and sent later.' },
        { term: 'E-mail', detail: 'Good for photographs and papers.' },
        { term: 'In person', detail: 'At any showroom, to anyone on the team.' },
        { term: 'Review pages', detail: 'Linked from the showroom page. We read them.' },
      ],
    }),
    section('What helps us', 'You need none of this to write to us, but it saves a round of questions:', {
      list: [
        'what happened, when, and where',
        'the cart: model, and serial number if you have it',
        'the number of your order, rental or repair',
        'photographs of what you see',
        'what would put it right for you',
      ],
    }),
    section('What happens next', {
      steps: [
        'A person reads your message and decides how urgent it is.',
        'You hear who looks after it.',
        'That person asks the people involved, and you if needed.',
        'You get an answer with a decision and the reason for it.',
        'If we changed something because of you, we tell you what.',
      ],
    }),
    section(
      'If you are not satisfied',
      'Ask for the general manager, who was not involved before and looks at it afresh. You may take anyone along to a conversation. Other ways open to you by law stay open.',
    ),
    section(
      'Public reviews',
      'You are free to write what you think, wherever you like. We may answer, politely and without telling anything about you that you have not told yourself. We do not offer anything for a good review, or for taking back a bad one.',
    ),
    section(
      'Privacy',
      'Feedback is read by the people who deal with it. We quote from it in public only with your consent. You can stay anonymous; we then cannot answer, but we do read it.',
    ),
    section(
      'Learning from it',
      'Once a quarter, together with the review of our pages, the departments go through the feedback they had. What comes up more than once becomes a task with a name on it.',
    ),
  ],
  related: ['corrections-policy', 'ethics-policy', 'return-policy'],
}
