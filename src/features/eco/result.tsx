import { chakra } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import { celebration } from '../../content/eco-page.ts'
import { cents } from '../../lib/money.ts'
import { Hidden } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Calculation } from './calculation.ts'
import { calculate } from './calculator.ts'
import { CopyLink } from './copy-link.tsx'
import { Count } from './count.tsx'
import { amount, money } from './format-figures.ts'
import { keepSentence, spelledYears } from './result-words.ts'
import { useCelebration } from './use-celebration.ts'
import { useProgress } from './use-progress.ts'

type Props = { calculation: Calculation; run: number; muted: boolean }

/**
 * What a calculation comes to: one giant figure, where it comes from, and what else it saves.
 * @param run counts the results that were waited for; those count up and are celebrated
 * @param muted while the next one is calculated
 */
export function Result({ calculation, run, muted }: Props) {
  const { input, assumptions } = calculation
  const result = calculate(input, assumptions)
  const progress = useProgress(run)
  // More to pay is nothing to congratulate on.
  const celebrating = useCelebration(result.netSavings > 0 ? run : 0)
  const { netSavings, costSaved, electricCost, fuelSaved, electricity, co2Saved, treesEquivalent } = result
  const most = Math.max(costSaved, electricCost) || 1
  const sentence =
    netSavings >= 0 ? `Over ${spelledYears(input.years)} you keep` : `Over ${spelledYears(input.years)} you pay more:`

  return (
    <Box aria-label="Result" data-muted={muted ? '' : undefined}>
      <h2>{sentence}</h2>
      <p data-part="figure" style={{ '--letters': money(netSavings).length } as CSSProperties}>
        <span data-part="sign">$</span>
        <Count final={money(netSavings).slice(1)} now={money(netSavings * progress).slice(1)} />
      </p>
      <Hidden role="status">{run > 0 ? keepSentence(calculation, result) : ''}</Hidden>
      <dl data-bars="">
        <div style={{ '--share': costSaved / most } as CSSProperties}>
          <dt>
            Gasoline{' '}
            <span data-part="source">
              <Count final={amount(fuelSaved)} now={amount(fuelSaved * progress, fuelSaved)} /> gallons at{' '}
              {cents(assumptions.gasPrice)}
            </span>
          </dt>
          <dd>
            <Count final={money(costSaved)} now={money(costSaved * progress)} />
          </dd>
        </div>
        <div data-electricity="" style={{ '--share': electricCost / most } as CSSProperties}>
          <dt>
            Electricity{' '}
            <span data-part="source">
              <Count final={amount(electricity)} now={amount(electricity * progress, electricity)} /> kWh at{' '}
              {cents(assumptions.electricityPrice)}
            </span>
          </dt>
          <dd>
            <Count final={money(electricCost)} now={money(electricCost * progress)} />
          </dd>
        </div>
      </dl>
      <dl data-facts="">
        <Fact label="CO₂ not emitted" value={co2Saved} unit="lbs" progress={progress} />
        <Fact label="Gasoline not burned" value={fuelSaved} unit="gallons" progress={progress} />
        <Fact label="Tree seedlings, ten years" value={treesEquivalent} unit="" progress={progress} />
      </dl>
      <div data-celebration="">
        {celebrating ? (
          <Notice tone="ok" title={celebration.title}>
            {celebration.text}
          </Notice>
        ) : (
          <CopyLink />
        )}
      </div>
    </Box>
  )
}

const Fact = ({ label, value, unit, progress }: { label: string; value: number; unit: string; progress: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Count final={amount(value)} now={amount(value * progress, value)} />
      {unit && <small> {unit}</small>}
    </dd>
  </div>
)

const Box = chakra('section', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    '&[data-muted]': { color: 'muted' },
    '& h2': { textStyle: 'strong' },
    // As large as 176 px, and never wider than the column, however many letters the amount has.
    '& [data-part=figure]': {
      fontSize: 'min(176px, 23vw, calc((100vw - 2 * var(--gutter)) / (var(--letters) * .58)))',
      lineHeight: '.9',
      fontWeight: '480',
      letterSpacing: '-.055em',
      margin: '12px 0 36px -.03em',
      whiteSpace: 'nowrap',
      '& [data-part=sign]': {
        fontSize: '.42em',
        verticalAlign: '.84em',
        lineHeight: '0',
        letterSpacing: '0',
        marginRight: '.04em',
      },
    },
    '& [data-bars]': { display: 'grid', gap: '22px', paddingBottom: '9' },
    '& [data-bars] div': {
      '--bar': 'var(--c-colors-ink)',
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'baseline',
      columnGap: '4',
    },
    '& [data-bars] dt': { textStyle: 'strong' },
    '& [data-part=source]': { fontWeight: '420', color: 'muted' },
    '& [data-bars] dd': { textStyle: 'subhead' },
    '& [data-bars] > [data-electricity]': { '--bar': 'var(--c-colors-accent)' },
    '& [data-bars] div::after': {
      content: '""',
      gridColumn: '1 / -1',
      height: '14px',
      marginTop: '2',
      background: 'linear-gradient(90deg, var(--bar) calc(var(--share) * 100%), var(--c-colors-sunken) 0)',
      printColorAdjust: 'exact',
    },
    '& [data-facts]': {
      display: 'grid',
      gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
      borderBlock: '1px solid',
      borderColor: 'line',
      '& div': {
        paddingBlock: { base: '3', sm: '18px' },
      },
      '& div + div': {
        borderTopWidth: { base: '1px', sm: '0' },
        borderLeftWidth: { sm: '1px' },
        paddingLeft: { sm: '5' },
      },
      '& dt': { textStyle: 'label', color: 'subtle' },
      '& dd': { textStyle: 'heading' },
      '& small': { fontSize: '17px', letterSpacing: '0', fontWeight: '450', color: 'muted' },
    },
    // As high with the message as with the button that takes its place.
    '& [data-celebration]': { minHeight: { base: '134px', sm: '110px' }, paddingTop: '7' },
  },
})
