import { pageMeta } from './page-meta.ts'

export const inventoryMeta = pageMeta(
  'Golf cart inventory',
  'Shop electric golf carts and low-speed vehicles, with prices, seats and range. Filter by brand, seats and price.',
  ['golf carts for sale', 'electric golf cart inventory', 'Denago for sale', 'Evolution golf carts for sale'],
)
