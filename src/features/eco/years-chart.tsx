import { chakra } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import { drawnBy, FORCED_COLORS } from '../../ui/forced-colors.ts'
import { visuallyHidden } from '../../ui/layout.tsx'
import type { Calculation } from './calculation.ts'
import { calculate } from './calculator.ts'
import { money } from './format-figures.ts'

const YEARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const LAST = YEARS.length

/** An amount with more characters does not fit to the left of the first bar on a phone. */
const LONG = 6

/** Total savings over ten years, with the chosen timeframe highlighted. Nothing without savings. */
export function YearsChart({ calculation: { input, assumptions } }: { calculation: Calculation }) {
  const perYear = calculate({ ...input, years: 1 }, assumptions).netSavings
  if (perYear <= 0) return null
  const columns = YEARS.map((year) => ({ year, savings: perYear * year }))
  return (
    <Figure>
      <figcaption>What you’d save, year by year</figcaption>
      <ol data-part="columns">
        {columns.map(({ year, savings }) => (
          <li key={year} data-ownership={year === input.years ? 'end' : year < input.years ? 'within' : 'beyond'}>
            <Amount
              data-long={year === 1 && money(savings).length > LONG ? '' : undefined}
              data-wide-only={year === input.years || year === LAST ? undefined : ''}
            >
              {money(savings)}
            </Amount>
            <Bar style={{ '--share': year / LAST } as CSSProperties} />
            <Year>{year}</Year>
          </li>
        ))}
      </ol>
    </Figure>
  )
}

const Figure = chakra('figure', {
  base: {
    paddingTop: '8',
    fontVariantNumeric: 'tabular-nums',
    '@media print': {
      paddingTop: '8pt',
      printColorAdjust: 'exact',
      '& [data-part=columns]': { height: '120px', paddingTop: '0' },
    },
    '& figcaption': { textStyle: 'strong' },
    '& [data-part=columns]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(10, 1fr)',
      gap: { base: '4px', md: '12px' },
      height: '252px',
      paddingTop: '4',
    },
    '& li': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      minWidth: '0',
      textAlign: 'center',
    },
  },
})

const Bar = chakra('i', {
  base: {
    height: 'calc(var(--share) * 180px)',
    '@media print': { height: 'calc(var(--share) * 72px)' },
    background: 'skeleton',
    borderTop: '1.5px solid',
    borderColor: 'control',
    [FORCED_COLORS]: { borderInline: '1.5px solid' },
    '[data-ownership=within] &': { ...drawnBy('ink'), borderColor: 'ink' },
    '[data-ownership=end] &': {
      background: 'accent',
      borderColor: 'accent',
      [FORCED_COLORS]: { background: 'Highlight' },
    },
  },
})

const Year = chakra('b', {
  base: {
    textStyle: 'label',
    color: 'subtle',
    paddingTop: '1',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    '[data-ownership=end] &': { color: 'ink', fontWeight: '640' },
  },
})

/** Ten amounts only fit side by side on wide screens. The chosen year and the last are always shown. */
const Amount = chakra('span', {
  base: {
    fontSize: { base: '13px', md: '14px' },
    // No higher than the step between two bars, so that an amount may extend to the left, over lower bars and below
    // other amounts.
    lineHeight: '18px',
    color: 'muted',
    whiteSpace: 'nowrap',
    alignSelf: 'flex-end',
    '[data-ownership=end] &': {
      color: 'ink',
      fontWeight: '620',
      // Above the bars to its right.
      '@media (max-width: 767px)': { '&[data-long]': { alignSelf: 'flex-start', transform: 'translateY(-40px)' } },
    },
    '@media (max-width: 767px)': {
      '&[data-wide-only]': visuallyHidden,
    },
  },
})
