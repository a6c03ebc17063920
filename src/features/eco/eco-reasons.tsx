import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { AVERAGE_ANNUAL_SAVINGS } from '../../content/eco-figures.ts'
import { ecoBenefits, ecoCallToAction, ecoFacts } from '../../content/eco-page.ts'
import { dollars } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { NextSection } from '../../ui/layout.tsx'
import { milesThatSave } from './calculator.ts'

/** The four figures behind the page. */
export const FactStrip = () => (
  <Strip aria-label="Facts">
    <dl>
      {ecoFacts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p>
      Driving about {milesThatSave(AVERAGE_ANNUAL_SAVINGS)} miles a week saves {dollars(AVERAGE_ANNUAL_SAVINGS)} a year;
      fewer miles save less.
    </p>
  </Strip>
)

export const Benefits = () => (
  <Six aria-labelledby="benefits-title">
    <h2 id="benefits-title">What changes when nothing burns</h2>
    <ul>
      {ecoBenefits.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Six>
)

export const CallToAction = () => (
  <Ask aria-labelledby="ask-title">
    <div data-part="words">
      <h2 id="ask-title">{ecoCallToAction.title}</h2>
      <p>{ecoCallToAction.text}</p>
    </div>
    <div data-part="ways">
      <Button asChild variant="primary">
        <Link to={paths.inventory}>
          {ecoCallToAction.browse} <Arrow />
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.contact}>{ecoCallToAction.advice}</Link>
      </Button>
    </div>
  </Ask>
)

const Strip = chakra(NextSection, {
  base: {
    '& dl': { display: 'grid', gap: '24px', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' } },
    '& dl > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '6px',
      borderTop: '1px solid',
      borderColor: 'line',
      paddingTop: '14px',
    },
    '& dd': { textStyle: 'heading' },
    '& dt': { textStyle: 'small', color: 'muted' },
    '& p': { textStyle: 'small', color: 'muted', paddingTop: '5' },
  },
})

const Six = chakra(NextSection, {
  base: {
    '& h2': { textStyle: 'title', paddingBottom: '7' },
    '& ul': { display: 'grid', columnGap: '8', gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' } },
    '& li': { paddingBlock: '20px 28px', borderTop: '1px solid', borderColor: 'line' },
    '& h3': { textStyle: 'subhead', paddingBottom: '1' },
    '& p': { color: 'muted' },
  },
})

const Ask = chakra(NextSection, {
  base: {
    '& [data-part=ways]': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& [data-part=words]': { borderTop: '1.5px solid', borderColor: 'ink', paddingBlock: '28px' },
    '& h2': { textStyle: 'title' },
    '& p': { textStyle: 'lead', color: 'muted', paddingTop: '3' },
    '@media (max-width: 499px)': { '& [data-part=ways] a': { width: '100%' } },
  },
})
