import type { BreadcrumbListLeaf } from 'schema-dts'
import { paths } from '../addresses/paths.ts'
import { absoluteUrl } from './url.ts'

export type Crumb = { name: string; path: string }

/** The path to a page from the home page, which is added in front. Names are those of the links to the pages. */
export const breadcrumbs = (...trail: readonly Crumb[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
})
