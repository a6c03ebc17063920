import { createContext, useContext } from 'react'
import type { Graph, Thing } from 'schema-dts'

/** Where the prerender step finds the structured data of the rendered page. */
export type Described = { things: readonly Thing[] }
export const DescribedPage = createContext<Described | null>(null)

/**
 * Structured data of a page, which states only what the page shows. Only the prerender step renders it
 * (`import.meta.env.SSR && ...`), so the browser loads none of its builders. It renders nothing, so that both agree.
 */
export function JsonLd({ things }: Described) {
  const described = useContext(DescribedPage)
  if (described) described.things = things
  return null
}

/** The script element for it. `<` is escaped, so that no value can end the element. */
export function jsonLdScript({ things }: Described): string {
  if (things.length === 0) return ''
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return `<script type="application/ld+json">${JSON.stringify(graph).replace(/</g, '\\u003c')}</script>`
}
