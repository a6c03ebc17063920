import { chakra } from '@chakra-ui/react'
import { type CSSProperties, useEffect, useRef } from 'react'
import { celebration } from '../../content/eco-page.ts'
import { cents } from '../../lib/money.ts'
import { FORCED_COLORS } from '../../ui/forced-colors.ts'
import { Hidden } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { withSubscripts } from '../../ui/subscripts.tsx'
import type { Calculation } from './calculation.ts'
import { calculate } from './calculator.ts'
import { CopyLink } from './copy-link.tsx'
import { Count } from './count.tsx'
import { amount, factor, money } from './format-figures.ts'
import { resultSentence, spelledYears } from './result-words.ts'
import { useCelebration } from './use-celebration.ts'
import { useProgress } from './use-progress.ts'

type Props = { calculation: Calculation; run: number; muted: boolean; isExample: boolean; isOutdated: boolean }

/**
 * The result of a calculation: one giant figure, how it is composed, and what else is saved.
 * @param run counts the results that the visitor waited for, which count up and are celebrated
 * @param muted while the next one is being calculated
 * @param isExample shown before the reader has calculated anything; it says so
 * @param isOutdated something else was entered since, so it says which input it belongs to
 */
export function Result({ calculation, run, muted, isExample, isOutdated }: Props) {
  const { input, assumptions } = calculation
  const result = calculate(input, assumptions)
  const progress = useProgress(run)
  const figure = useRef<HTMLDivElement>(null)
  // In a low window the result is below the pressed button.
  useEffect(() => {
    if (run > 0) figure.current?.scrollIntoView({ block: 'nearest' })
  }, [run])
  // A loss is no reason to celebrate.
  const celebrating = useCelebration(result.netSavings > 0 ? run : 0)
  const { netSavings, costSaved, electricCost, fuelSaved, electricity, co2Saved, treesEquivalent } = result
  const most = Math.max(costSaved, electricCost) || 1
  const years = spelledYears(input.years)
  const start = isExample ? 'Example: in' : 'In'
  const time = isOutdated ? `${input.milesPerWeek} miles a week, ${years}: you’d` : `${start} ${years}, you’d`
  const sentence = netSavings >= 0 ? `${time} save` : `${time} pay more:`

  return (
    <Box aria-label="Result" data-muted={muted || isOutdated ? '' : undefined}>
      <Hidden role="status">{run > 0 ? resultSentence(calculation, result) : ''}</Hidden>
      <Main ref={figure}>
        <Sentence>{sentence}</Sentence>
        <Figure style={{ '--letters': money(netSavings).length } as CSSProperties}>
          <Sign>$</Sign>
          <Count final={money(netSavings).slice(1)} now={money(netSavings * progress).slice(1)} />
        </Figure>
        <Below data-counted={run > 0 ? '' : undefined}>
          {celebrating ? (
            <Notice tone="ok" title={celebration.title}>
              {celebration.text}
            </Notice>
          ) : (
            <CopyLink />
          )}
        </Below>
      </Main>
      <Bars>
        <Bar style={{ '--share': costSaved / most } as CSSProperties}>
          <Energy>
            Gasoline{' '}
            <Source>
              <Count final={factor(fuelSaved)} now={factor(fuelSaved * progress, fuelSaved)} /> gallons at{' '}
              <span>{cents(assumptions.gasPrice)}</span>
            </Source>
          </Energy>
          <Cost>
            <Count final={money(costSaved)} now={money(costSaved * progress)} />
          </Cost>
        </Bar>
        <Bar data-electricity="" style={{ '--share': electricCost / most } as CSSProperties}>
          <Energy>
            Electricity{' '}
            <Source>
              <Count final={factor(electricity)} now={factor(electricity * progress, electricity)} /> kWh at{' '}
              <span>{cents(assumptions.electricityPrice)}</span>
            </Source>
          </Energy>
          <Cost>
            <Count final={money(electricCost)} now={money(electricCost * progress)} />
          </Cost>
        </Bar>
      </Bars>
      <Facts>
        <Fact label="CO₂ avoided" value={co2Saved} unit="lbs" progress={progress} />
        <Fact label="Gas saved" value={fuelSaved} unit="gallons" progress={progress} />
        <Fact label="Tree seedlings grown for ten years" value={treesEquivalent} unit="" progress={progress} />
      </Facts>
    </Box>
  )
}

const Fact = ({ label, value, unit, progress }: { label: string; value: number; unit: string; progress: number }) => (
  <FactBox>
    <FactLabel>{withSubscripts(label)}</FactLabel>
    <FactValue>
      <Count final={amount(value)} now={amount(value * progress, value)} />
      {unit && <Unit> {unit}</Unit>}
    </FactValue>
  </FactBox>
)

const Box = chakra('section', {
  base: {
    '&[data-muted]': { color: 'muted' },
    '@media print': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '24pt', alignItems: 'center' },
    // The figure, and beside it how it is composed.
    '@media screen and (min-width: 1100px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: '64px',
      alignItems: 'center',
    },
  },
})

const Sentence = chakra('h2', { base: { textStyle: 'strong' } })

/** 176 px high, but never wider than the column, however many characters the amount has. */
const Figure = chakra('p', {
  base: {
    fontSize: 'min(176px, 23vw, calc((100vw - 2 * var(--gutter)) / (var(--letters) * .58)))',
    lineHeight: '.9',
    fontWeight: '480',
    letterSpacing: '-.055em',
    margin: '12px 0 20px -.03em',
    whiteSpace: 'nowrap',
    '@media screen and (min-width: 1100px)': { fontSize: 'min(176px, calc(50vw / (var(--letters) * .58)))' },
    '@media print': { fontSize: '44pt', marginBlock: '6pt 8pt' },
    // Forced colors would put a plate behind the letters, which would cover the sentence above.
    [FORCED_COLORS]: { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
})

const Sign = chakra('span', {
  base: {
    fontSize: '.42em',
    verticalAlign: '.84em',
    lineHeight: '0',
    letterSpacing: '0',
    marginRight: '.04em',
  },
})

const Bars = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '22px', xl: '32px' },
    paddingBottom: '9',
    '@media print': { gap: '8pt', paddingBottom: '12pt' },
  },
})

const Bar = chakra('div', {
  base: {
    '--bar': 'var(--c-colors-ink)',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    columnGap: '4',
    '&[data-electricity]': { '--bar': 'var(--c-colors-accent)' },
    '&::after': {
      content: '""',
      gridColumn: '1 / -1',
      height: '14px',
      marginTop: '2',
      background: 'linear-gradient(90deg, var(--bar) calc(var(--share) * 100%), var(--c-colors-line) 0)',
      printColorAdjust: 'exact',
      // Forced colors would omit the gradient.
      [FORCED_COLORS]: {
        forcedColorAdjust: 'none',
        border: '1px solid CanvasText',
        background: 'linear-gradient(90deg, CanvasText calc(var(--share) * 100%), Canvas 0)',
      },
    },
  },
})

const Energy = chakra('dt', { base: { textStyle: 'strong' } })

const Source = chakra('span', { base: { fontWeight: '420', color: 'muted' } })

const Cost = chakra('dd', { base: { textStyle: 'subhead' } })

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
    '@media print': { gridTemplateColumns: 'repeat(3, 1fr)' },
    borderBlock: '1px solid',
    borderColor: 'line',
  },
})

const FactBox = chakra('div', {
  base: {
    paddingBlock: { base: '3', sm: '18px' },
    '& + &': {
      borderTopWidth: { base: '1px', sm: '0' },
      borderLeftWidth: { sm: '1px' },
      paddingLeft: { sm: '5' },
    },
    '@media print': {
      paddingBlock: '6pt',
      '& + &': { borderTopWidth: '0', borderLeftWidth: '1px', paddingLeft: '12pt' },
    },
  },
})

const FactLabel = chakra('dt', { base: { textStyle: 'label', color: 'subtle' } })

const FactValue = chakra('dd', { base: { textStyle: 'heading' } })

const Unit = chakra('small', {
  base: { marginLeft: '1', fontSize: '17px', letterSpacing: '0', fontWeight: '450', color: 'muted' },
})

/** What is in view after Calculate. */
const Main = chakra('div', { base: { scrollMarginBottom: '16px' } })

/** After the first press, the same height for the message and for the button that replaces it. */
const Below = chakra('div', {
  base: {
    // In rem, because a kiosk has larger text.
    '&[data-counted]': {
      minHeight: { base: '7rem', sm: '5.75rem' },
      '@media (max-width: 374px)': { minHeight: '8.5rem' },
    },
    marginBottom: '5',
    display: 'grid',
    alignContent: 'start',
    '@media print': { display: 'none' },
  },
})
