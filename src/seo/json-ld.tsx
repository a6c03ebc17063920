import { createContext, useContext } from 'react'
import type { Graph, Thing } from 'schema-dts'

/** Where the prerender step finds the structured data of the page it has rendered. */
export type Described = { things: readonly Thing[] }
export const DescribedPage = createContext<Described | null>(null)

/**
 * Structured data of a page: it states what the page shows and nothing else. Only the prerender step renders it
 * (`import.meta.env.SSR && ...`), so the browser loads none of its builders; it renders nothing, so that both agree.
 */
export function JsonLd({ things }: Described) {
  const described = useContext(DescribedPage)
  if (described) described.things = things
  return null
}

/** The element that carries it. `<` is escaped, so that no value can end the element. */
export function jsonLdScript({ things }: Described): string {
  if (things.length === 0) return ''
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return `<script type="application/ld+json">${JSON.stringify(graph).replace(/</g, '\\u003c')}</script>`
}
