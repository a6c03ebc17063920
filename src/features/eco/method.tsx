import { chakra } from '@chakra-ui/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { type Control, useEarlyInput } from '../../before-hydration/early-input.ts'
import { assumptionFields, ecoMethod, gridNote } from '../../content/eco-page.ts'
import { useLatest } from '../../hooks/use-latest.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { withSubscripts } from '../../ui/subscripts.tsx'
import { parseAssumption } from './calculation.ts'
import { calculate, DEFAULT_ASSUMPTIONS, type EcoAssumptions } from './calculator.ts'
import { amount } from './format-figures.ts'
import type { Calculator } from './use-calculator.ts'

/** Every assumption, to read and to change, and the figure that includes the power plant. Collapsed at first. */
export function Method({ calculator: { assumptions, result, changeAssumptions } }: { calculator: Calculator }) {
  // A reset creates new fields, because a field with an invalid value has no valid change that it could follow.
  const [resets, setResets] = useState(0)
  const reset = () => {
    setResets(resets + 1)
    changeAssumptions(DEFAULT_ASSUMPTIONS)
  }
  const fields = useRef<HTMLDivElement>(null)
  const takeAll = (used: readonly Control[]) => {
    const typed = used.map(({ name, value }) => [name, parseAssumption(name as Field['id'], value)])
    changeAssumptions({ ...assumptions, ...Object.fromEntries(typed.filter(([, value]) => value !== undefined)) })
  }
  const latest = useLatest(takeAll)
  // Waits until the stored values are rendered, which this would overwrite otherwise. They render before the next task.
  useEarlyInput(fields, (used) => void setTimeout(() => latest.current(used)))
  const outcome = result && calculate(result.calculation.input, result.calculation.assumptions)
  return (
    <Folded>
      <summary>
        How we figured it <Icon name="down" />
      </summary>
      <Content>
        <Steps>
          {ecoMethod.map((sentence) => (
            <li key={sentence}>{withSubscripts(sentence)}</li>
          ))}
        </Steps>
        <div ref={fields}>
          <Title data-screen-only="">Use your own numbers</Title>
          {assumptionFields.map((field) => (
            <Assumption
              key={`${field.id} ${resets}`}
              field={field}
              value={assumptions[field.id]}
              onChange={(value) => changeAssumptions({ ...assumptions, [field.id]: value })}
            />
          ))}
          <Button type="button" variant="outline" size="sm" onClick={reset}>
            Back to our numbers
          </Button>
        </div>
        <div>
          <Title>Counting the power plant</Title>
          <Note>{withSubscripts(gridNote)}</Note>
          {outcome && (
            <Figures>
              <Figure label="CO₂ avoided, counting the power plant" pounds={outcome.co2SavedWithPlant} />
              <Figure label="CO₂ from the electricity" pounds={outcome.plantCo2} />
            </Figures>
          )}
        </div>
      </Content>
    </Folded>
  )
}

const Figure = ({ label, pounds }: { label: string; pounds: number }) => (
  <div>
    <FigureLabel>{withSubscripts(label)}</FigureLabel>
    <FigureValue>
      <span>{amount(pounds)}</span> <FigureUnit>lbs</FigureUnit>
    </FigureValue>
  </div>
)

type Field = (typeof assumptionFields)[number]
type AssumptionProps = { field: Field; value: number; onChange: (value: EcoAssumptions[keyof EcoAssumptions]) => void }

/** Applied on blur and on Enter, not on every key, because a half-typed number is no assumption. */
function Assumption({ field: { id, label, unit, min, max }, value, onChange }: AssumptionProps) {
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const take = (typed: string) => {
    const parsed = parseAssumption(id, typed)
    setWrong(parsed === undefined)
    // Shows how the text was understood: "3,50" becomes "3.5".
    if (parsed !== undefined && input.current) input.current.value = String(parsed)
    if (parsed !== undefined && parsed !== value) onChange(parsed)
  }
  // A restored value is written into the field; a typed one is already there.
  const drawn = useRef(value)
  useLayoutEffect(() => {
    if (drawn.current === value) return
    drawn.current = value
    if (!input.current || parseAssumption(id, input.current.value) === value) return
    input.current.value = String(value)
    setWrong(false)
  }, [id, value])
  return (
    <AmountField
      size="line"
      ref={input}
      id={useId()}
      name={id}
      label={label}
      reading={unit}
      problem={wrong ? `Enter ${min} to ${max} ${unit}` : undefined}
      defaultValue={value}
      onBlur={(event) => take(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
    />
  )
}

const Folded = chakra('details', {
  base: {
    borderBlock: '1px solid',
    borderColor: 'line',
    fontVariantNumeric: 'tabular-nums',
    '& > summary': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: '64px',
      textStyle: 'subhead',
    },
    '& > summary:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '& button': { marginTop: '3' },
    // Open, and without what only opens or changes something.
    '@media print': {
      '&::details-content': { contentVisibility: 'visible', height: 'auto' },
      '& > summary': { minHeight: '0', paddingTop: '8pt' },
      '& svg, & button': { display: 'none' },
    },
  },
})

const Content = chakra('div', {
  base: {
    display: 'grid',
    gap: '32px 64px',
    gridTemplateColumns: { lg: '1fr 1fr' },
    paddingBlock: '12px 40px',
    '@media print': {
      gridTemplateColumns: '1fr 1fr',
      gap: '10pt 24pt',
      paddingBlock: '4pt 8pt',
      fontSize: '9pt',
      lineHeight: '1.35',
    },
  },
})

const Steps = chakra('ol', {
  base: {
    gridRow: { lg: '1' },
    color: 'muted',
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    maxWidth: '38em',
    '@media print': { gridRow: '1 / 3', gap: '4pt' },
  },
})

const Title = chakra('h3', {
  base: { textStyle: 'strong', paddingBottom: '2', '@media print': { fontSize: '10pt', paddingBottom: '2pt' } },
})

const Note = chakra('p', { base: { color: 'muted', maxWidth: '38em' } })

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '4',
    paddingTop: '4',
    '@media print': { paddingTop: '6pt' },
  },
})

const FigureLabel = chakra('dt', { base: { textStyle: 'label', color: 'subtle' } })

const FigureValue = chakra('dd', { base: { textStyle: 'stat', '@media print': { fontSize: '14pt' } } })

const FigureUnit = chakra('small', {
  base: { fontSize: '16px', letterSpacing: '0', fontWeight: '450', color: 'muted' },
})
