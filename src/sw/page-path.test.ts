import { expect, it } from 'vitest'
import { isPage } from './page-path.ts'

it.each(['/', '/inventory', '/vehicles/ev-city', '/vehicle/model-2.5', '/towns/scranton/', '/no/such/page'])(
  'answers %s with a page',
  (path) => expect(isPage(path)).toBe(true),
)

it.each(['/api/vehicles', '/data/vehicles.json', '/images/carts/x/front-960.webp', '/robots.txt', '/assets/a-1.js'])(
  'leaves %s to the network',
  (path) => expect(isPage(path)).toBe(false),
)
