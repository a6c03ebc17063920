import type { Graph, Thing } from 'schema-dts'

/** Structured data of a page, in its HTML. It states what the page shows and nothing else. */
export const JsonLd = ({ things }: { things: readonly Thing[] }) => (
  // The only way to write a script's text in React; `<` is escaped, so that no value can end the element.
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(graphOf(things)).replace(/</g, '\\u003c') }}
  />
)

const graphOf = (things: readonly Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': things })
