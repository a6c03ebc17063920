import { pageMeta } from './page-meta.ts'

export const deviceMeta = pageMeta(
  'Offline use',
  'What’s saved on this device, and how to save the rest before you lose your signal.',
  ['offline', 'golf carts', 'stored pictures'],
)

export const deviceHead = {
  title: 'Offline use',
  lead: 'This site works offline. Heading somewhere without a signal? Save everything first.',
} as const
