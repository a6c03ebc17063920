import type { BrandLeaf } from 'schema-dts'
import { paths } from '../addresses/paths.ts'
import type { Brand } from '../content/schema/brand.ts'
import { absoluteUrl } from './url.ts'

export const brandThing = (brand: Brand): BrandLeaf => ({
  '@type': 'Brand',
  name: brand.name,
  description: brand.hero.lead,
  url: absoluteUrl(paths[brand.id]),
})
