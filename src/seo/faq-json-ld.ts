import type { FAQPageLeaf } from 'schema-dts'

export type QuestionAndAnswer = { question: string; answer: string }

/** Questions that the page shows with their answers. */
export const faqPage = (questions: readonly QuestionAndAnswer[]): FAQPageLeaf => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
