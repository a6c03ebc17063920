import { pageMeta } from './page-meta.ts'

export const deviceMeta = pageMeta(
  'Offline use',
  'What this device has stored of the site, and how to store all of it for a place without a signal.',
  ['offline', 'golf carts', 'stored pictures'],
)

export const deviceHead = {
  title: 'Offline use',
  lead: 'The site works without a signal from what this device has stored. Everything can be stored here before you go where there is none.',
} as const
