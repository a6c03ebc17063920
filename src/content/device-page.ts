import { pageMeta } from './page-meta.ts'

export const deviceMeta = pageMeta(
  'Offline use',
  'What this device has saved of the site, and how to save all of it before you head somewhere without a signal.',
  ['offline', 'golf carts', 'stored pictures'],
)

export const deviceHead = {
  title: 'Offline use',
  lead: 'This site works offline. Heading somewhere without a signal? Save everything first.',
} as const
