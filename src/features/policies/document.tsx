import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { Link } from '../../addresses/link.tsx'
import { dealer } from '../../content/dealer.ts'
import type { PolicyDocument } from '../../content/schema/policy.ts'
import { NextSection } from '../../ui/layout.tsx'
import { useCurrentAnchor } from '../../ui/use-current-anchor.ts'
import { Block, Passage } from './block.tsx'
import { Related } from './related-policies.tsx'

const CONTACT = { id: 'contact', heading: 'Contact' }

/**
 * A policy for reading, looking up and printing: a table of contents beside it, sections with anchors, and contact
 * details.
 */
export function Document({ policy }: { policy: PolicyDocument }) {
  const { headline, dated, sections, related } = policy
  const entries = useMemo(() => [...sections, CONTACT].map(({ id, heading }) => ({ id, heading })), [sections])
  return (
    <Sheet>
      <Contents entries={entries} />
      <article>
        <Head>
          <h2>{headline}</h2>
          <Dated>
            {dated.kind === 'effective' ? 'Effective ' : 'Reporting period '}
            <time dateTime={dated.from}>{dated.label}</time>
          </Dated>
        </Head>
        {sections.map(({ id, heading, blocks }) => (
          <Passage key={id} id={id}>
            <h3>{heading}</h3>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </Passage>
        ))}
        <Passage id={CONTACT.id}>
          <h3>{CONTACT.heading}</h3>
          <p>Still have a question? Ask. We’re glad to help.</p>
          <dl>
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${dealer.email.info}`}>{dealer.email.info}</a>
              </dd>
            </div>
            <div>
              <dt>Phone</dt>
              <dd>
                <a href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</a>
              </dd>
            </div>
            <div>
              <dt>Service area</dt>
              <dd>{dealer.serviceArea}</dd>
            </div>
          </dl>
        </Passage>
        <Related slugs={related} />
      </article>
    </Sheet>
  )
}

type Entry = { id: string; heading: string }

/** Collapsed above the text on small screens, beside it on wide ones. */
function Contents({ entries }: { entries: readonly Entry[] }) {
  const current = useCurrentAnchor(useMemo(() => entries.map(({ id }) => id), [entries]))
  const list = (
    <ol>
      {entries.map(({ id, heading }) => (
        <li key={id}>
          <Link to={`#${id}`} replace aria-current={id === current ? 'true' : undefined}>
            {heading}
          </Link>
        </li>
      ))}
    </ol>
  )
  return (
    <Aside aria-label="On this page" data-screen-only="">
      <details>
        <summary>On this page</summary>
        {list}
      </details>
      <div data-part="contents">{list}</div>
    </Aside>
  )
}

const Sheet = chakra(NextSection, {
  base: {
    display: 'grid',
    gap: '40px 64px',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '260px minmax(0, 46em)', '2xl': '300px minmax(0, 46em)' },
    alignItems: 'start',
    '@media print': { display: 'block' },
  },
})

const Aside = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: '8',
    minWidth: '0',
    '& details': { display: { lg: 'none' }, borderBlock: '1px solid', borderColor: 'line' },
    '& summary': { display: 'flex', alignItems: 'center', minHeight: '52px', textStyle: 'strong' },
    '& summary::after': { content: '"+"', marginLeft: 'auto', fontSize: '22px', fontWeight: '400' },
    '& [open] > summary::after': { content: '"–"' },
    '& [data-part=contents]': {
      display: { base: 'none', lg: 'block' },
      maxHeight: 'calc(100vh - 64px)',
      overflowY: 'auto',
      borderTop: '1.5px solid',
      borderColor: 'ink',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      paddingBlock: '2',
      textStyle: 'small',
      color: 'muted',
      lineHeight: '1.35',
      borderBottom: '1px solid',
      borderColor: 'line',
      '&:hover, &[aria-current]': { color: 'ink' },
      '&[aria-current]': { fontWeight: '600', borderColor: 'ink' },
    },
  },
})

/** One quiet line, because the page has its title already. */
const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 20px',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    paddingBlock: '13px 0',
    '& h2': { textStyle: 'strong' },
  },
})

const Dated = chakra('p', { base: { textStyle: 'small', color: 'muted' } })
