import type { SearchAction, WebSiteLeaf } from 'schema-dts'
import { paths } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { absoluteUrl } from './url.ts'

/** `schema-dts` lacks the property that says how the search word becomes part of the address. */
type Search = SearchAction & { 'query-input': string }

/** The site, and how to search its inventory. */
export const website = (): WebSiteLeaf => {
  const search: Search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(paths.inventory)}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return { '@type': 'WebSite', name: dealer.name, url: absoluteUrl(paths.home), potentialAction: search }
}
