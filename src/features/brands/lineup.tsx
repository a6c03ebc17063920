import { chakra } from '@chakra-ui/react'
import type { Brand } from '../../content/schema/brand.ts'
import { Section } from '../../ui/layout.tsx'
import { ModelRow } from './model-row.tsx'
import { useUnits } from './use-units.ts'

/** Six models under each other, their figures in columns. */
export function Lineup({ brand }: { brand: Brand }) {
  const { unitOf } = useUnits(brand.id)
  return (
    <Section aria-labelledby="lineup">
      <Rows>
        <header>
          <h2 id="lineup">{`${brand.lineup.length} models compared`}</h2>
          <p>List prices are the maker's. The unit in stock has a price of its own.</p>
        </header>
        <ul>
          {brand.lineup.map((model) => (
            <ModelRow key={model.ref} model={model} brand={brand.name} unit={unitOf(model.name)} />
          ))}
        </ul>
      </Rows>
    </Section>
  )
}

/** One styled root for all rows; their parts are addressed by element. */
const Rows = chakra('div', {
  base: {
    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '8px 32px',
      paddingBottom: '7',
      borderBottom: '1.5px solid',
      borderColor: 'ink',
    },
    '& h2': { textStyle: 'title' },
    '& p, & header + ul small': { textStyle: 'small', color: 'muted' },
    '& li': {
      display: 'grid',
      gap: '16px 20px',
      alignItems: 'center',
      gridTemplateColumns: '112px 1fr',
      paddingBlock: '5',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& img': { width: '100%', height: 'auto', background: 'var(--plate)', filter: 'var(--picture)' },
    '& h3': { textStyle: 'subhead' },
    '& dl, & li > div:last-child': { gridColumn: '1 / -1' },
    '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px 20px' },
    '& dt': { textStyle: 'label', color: 'subtle' },
    '& dd': { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'strong' },
    '& li > div:last-child': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 20px' },
    '& li p': { width: '100%' },
    // The area that opens the assumptions ends above the links.
    '& p:has(button)': { paddingBottom: '11px' },
    '& b': { display: 'block', textStyle: 'stat', color: 'ink' },
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '44px', fontWeight: '600' },
    '& a + a': { fontWeight: '450', textDecoration: 'underline 1px', textUnderlineOffset: '4px' },
    '@media (min-width: 700px)': {
      '& li': { gridTemplateColumns: '200px 1fr' },
      '& dl': { gridTemplateColumns: '4fr 5fr 4fr 5fr' },
    },
    '@media (min-width: 1000px)': {
      '& li': { gap: '32px', gridTemplateColumns: '200px 1.3fr 2fr 1.15fr', paddingBlock: '6' },
      '& dl, & li > div:last-child': { gridColumn: 'auto' },
      '& li > div:last-child': { justifyContent: 'flex-end', textAlign: 'right' },
    },
  },
})
