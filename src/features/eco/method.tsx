import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Control, useEarlyInput } from '../../before-hydration/early-input.ts'
import { assumptionFields, ecoMethod, gridNote } from '../../content/eco-page.ts'
import { deviceRestored } from '../../device/device-values.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { parseAssumption } from './calculation.ts'
import { calculate, DEFAULT_ASSUMPTIONS, type EcoAssumptions } from './calculator.ts'
import { amount } from './format-figures.ts'
import type { Calculator } from './use-calculator.ts'

/** Every assumption, to read and to change, and the figure that counts the power plant. Folded away at first. */
export function Method({ calculator: { assumptions, result, changeAssumptions } }: { calculator: Calculator }) {
  // A reset makes new fields: one that holds something impossible has no valid change to follow.
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
  const latest = useRef(takeAll)
  useEffect(() => {
    latest.current = takeAll
  })
  // Once what the device kept is here, which would be written over otherwise. It is drawn in the task after that.
  useEarlyInput(fields, (used) => void deviceRestored.then(() => setTimeout(() => latest.current(used))))
  const outcome = result && calculate(result.calculation.input, result.calculation.assumptions)
  return (
    <Folded>
      <summary>
        How we work this out <Icon as={ChevronDown} />
      </summary>
      <div data-part="content">
        <ol>
          {ecoMethod.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <div ref={fields}>
          <h3>Our assumptions, or yours</h3>
          {assumptionFields.map((field) => (
            <Assumption
              key={`${field.id} ${resets}`}
              field={field}
              value={assumptions[field.id]}
              onChange={(value) => changeAssumptions({ ...assumptions, [field.id]: value })}
            />
          ))}
          <Button type="button" variant="outline" size="sm" onClick={reset}>
            Back to our assumptions
          </Button>
        </div>
        <div>
          <h3>Counting the power plant</h3>
          <p>{gridNote}</p>
          {outcome && (
            <dl>
              <div>
                <dt>CO₂ not emitted, power plant counted</dt>
                <dd>
                  {amount(outcome.co2SavedWithPlant)} <small>lbs</small>
                </dd>
              </div>
              <div>
                <dt>CO₂ of the electricity</dt>
                <dd>
                  {amount(outcome.plantCo2)} <small>lbs</small>
                </dd>
              </div>
            </dl>
          )}
        </div>
      </div>
    </Folded>
  )
}

type Field = (typeof assumptionFields)[number]
type AssumptionProps = { field: Field; value: number; onChange: (value: EcoAssumptions[keyof EcoAssumptions]) => void }

/** Applied on blur and on Enter, not on every key: a half-typed number is not an assumption. */
function Assumption({ field: { id, label, unit, min, max, step }, value, onChange }: AssumptionProps) {
  const input = useRef<HTMLInputElement>(null)
  const name = useId()
  const [wrong, setWrong] = useState(false)
  const take = (typed: string) => {
    const parsed = parseAssumption(id, typed)
    setWrong(parsed === undefined)
    if (parsed !== undefined && parsed !== value) onChange(parsed)
  }
  // A value that was brought back goes into the field; one that was typed is there already.
  const drawn = useRef(value)
  useLayoutEffect(() => {
    if (drawn.current === value) return
    drawn.current = value
    if (!input.current || parseAssumption(id, input.current.value) === value) return
    input.current.value = String(value)
    setWrong(false)
  }, [id, value])
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <input
        ref={input}
        id={name}
        name={id}
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        defaultValue={value}
        aria-invalid={wrong || undefined}
        aria-describedby={`${name}-unit`}
        onBlur={(event) => take(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
      />
      <span id={`${name}-unit`} role={wrong ? 'alert' : undefined}>
        {wrong ? `Enter ${min} to ${max} ${unit}` : unit}
      </span>
    </p>
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
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '& [data-part=content]': {
      display: 'grid',
      gap: '32px 64px',
      gridTemplateColumns: { lg: '1fr 1fr' },
      paddingBlock: '12px 40px',
    },
    '& ol': {
      gridRow: { lg: '1' },
      color: 'muted',
      display: 'grid',
      gap: '3',
      alignContent: 'start',
      maxWidth: '38em',
    },
    '& h3': { textStyle: 'strong', paddingBottom: '2' },
    '& p': { color: 'muted', maxWidth: '38em' },
    '& p:has(input)': {
      display: 'grid',
      gridTemplateColumns: '1fr 110px',
      gap: '2px 16px',
      alignItems: 'center',
      paddingBlock: '10px',
      borderTop: '1px solid',
      borderColor: 'line',
      '& label': { color: 'ink' },
      '& input': {
        gridRow: '1 / 3',
        gridColumn: '2',
        height: '48px',
        width: '100%',
        paddingInline: '12px',
        border: '1.5px solid',
        borderColor: 'control',
        borderRadius: 'control',
        background: 'surface',
        color: 'ink',
        fontSize: '17px',
      },
      '& span': { textStyle: 'label' },
      '& [aria-invalid]': { borderWidth: '2px', borderColor: 'error' },
      '& [role=alert]': { color: 'error' },
    },
    '& button': { marginTop: '3' },
    '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4', paddingTop: '4' },
    '& dt': { textStyle: 'label', color: 'subtle' },
    '& dd': { textStyle: 'stat' },
    '& small': { fontSize: '16px', letterSpacing: '0', fontWeight: '450', color: 'muted' },
  },
})
