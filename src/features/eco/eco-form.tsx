import { chakra } from '@chakra-ui/react'
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { paths } from '../../addresses/paths.ts'
import { useEarlyInput } from '../../before-hydration/early-input.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { usageOptions } from '../../content/eco-page.ts'
import { useLatest } from '../../hooks/use-latest.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { parseInput } from './calculation.ts'
import { DEFAULT_INPUT, MILES_PER_WEEK, MILES_PER_WEEK_MESSAGE, TIMEFRAMES } from './calculator.ts'
import { fillForm } from './form-fields.ts'
import type { Calculator } from './use-calculator.ts'

/** The visitor's input. The fields are uncontrolled, so that text typed before hydration is read like any other. */
export function EcoForm({ calculator }: { calculator: Calculator }) {
  const { entries, calculating, calculate, storeInput, isWrong, setWrong } = calculator
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  /** Names of the fields that were used before hydration, or before the stored values were read. */
  const early = useRef<readonly string[]>([])
  /** Whether something was entered before the stored values were read. */
  const isUnstored = useRef(false)
  useEarlyInput(form, (used) => {
    early.current = used.map(({ name }) => name)
    isUnstored.current = true
  })
  // Fills the form once. After that, what is in the fields is newer than what is stored.
  const filled = useRef(false)
  useLayoutEffect(() => {
    if (!entries || !form.current || filled.current) return
    filled.current = true
    fillForm(form.current, entries.input, early.current)
  }, [entries])

  // A pressed button that is disabled loses the focus; it gets it back with the result.
  const wasCalculating = useRef(false)
  useLayoutEffect(() => {
    if (wasCalculating.current && !calculating && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasCalculating.current = calculating
  }, [calculating])

  const read = () => {
    const fields = new FormData(form.current ?? undefined)
    return parseInput({ miles: fields.get('miles'), use: fields.get('use'), years: fields.get('years') })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const input = read()
    setWrong(!input)
    if (input) calculate(input)
    else form.current?.querySelector<HTMLInputElement>('[name=miles]')?.focus()
  }
  const storeEntries = () => {
    const input = read()
    if (!input) return
    setWrong(false)
    storeInput(input)
  }
  const latest = useLatest(storeEntries)
  // Early entries must not overwrite the stored values of the other fields.
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated && isUnstored.current) latest.current()
  }, [hydrated, latest])
  const onChange = ({ target }: FormEvent) => {
    if (hydrated) return storeEntries()
    isUnstored.current = true
    early.current = [...early.current, (target as HTMLInputElement).name]
  }

  return (
    <Form ref={form} action={paths.eco} noValidate onSubmit={onSubmit} onChange={onChange}>
      {/* Not an AmountField: this form works without React, and its error is below all fields. */}
      <div data-part="miles">
        <label htmlFor="miles">Miles per week</label>
        <input
          id="miles"
          name="miles"
          type="number"
          inputMode="decimal"
          step="any"
          min={MILES_PER_WEEK.min}
          max={MILES_PER_WEEK.max}
          defaultValue={DEFAULT_INPUT.milesPerWeek}
          aria-invalid={isWrong || undefined}
          aria-describedby="miles-error"
        />
      </div>
      <div data-part="use">
        <label htmlFor="use">Use</label>
        <select id="use" name="use" defaultValue={DEFAULT_INPUT.usageType}>
          {usageOptions.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <fieldset>
        <legend>Years</legend>
        <div data-part="years">
          {TIMEFRAMES.map((years) => (
            <label key={years}>
              <input type="radio" name="years" value={years} defaultChecked={years === DEFAULT_INPUT.years} />
              {years}
            </label>
          ))}
        </div>
      </fieldset>
      <Button ref={button} type="submit" disabled={calculating}>
        {calculating ? 'Calculating...' : 'Calculate'}
      </Button>
      <p id="miles-error" role="alert">
        {isWrong && (
          <>
            <Icon name="alert" size={18} /> {MILES_PER_WEEK_MESSAGE}
          </>
        )}
      </p>
    </Form>
  )
}

const field = {
  width: '100%',
  height: '54px',
  paddingInline: '16px',
  border: '1.5px solid',
  borderColor: 'control',
  borderRadius: 'control',
  background: 'surface',
  fontSize: '17px',
}

const Form = chakra('form', {
  base: {
    // On phones, as many side by side as fit, so that the result is on the first screen.
    display: { base: 'flex', sm: 'grid' },
    flexWrap: 'wrap',
    gap: { base: '14px 10px', sm: '20px 14px' },
    alignItems: 'end',
    gridTemplateColumns: { sm: '1fr 1.25fr 1.4fr auto' },
    fontVariantNumeric: 'tabular-nums',
    '& label[for], & legend': { display: 'block', fontWeight: '580', fontSize: '16px', paddingBottom: '2' },
    '& [type=number]': field,
    '& [aria-invalid]': { borderWidth: '2px', borderColor: 'error' },
    '& [data-part=use]': { position: 'relative', order: { base: '-2', sm: '0' }, flex: '1.4 0 150px' },
    '& select': { ...field, appearance: 'none', paddingRight: '10', '&:hover': { background: 'skeleton' } },
    '& [data-part=use]::after': {
      content: '""',
      position: 'absolute',
      right: '20px',
      // In the middle of the field, which is higher on a kiosk.
      bottom: 'calc(max(54px, var(--finger, 0px)) / 2 - 3px)',
      width: '9px',
      height: '9px',
      borderRight: '1.75px solid',
      borderBottom: '1.75px solid',
      borderColor: 'ink',
      transform: 'rotate(45deg)',
      pointerEvents: 'none',
    },
    '& fieldset': { minWidth: 'min-content', margin: '0', flex: '1 0 168px' },
    '& [data-part=years]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, 1fr)',
      minHeight: '54px',
      // A kiosk's label is as high as a field, so the frame takes no height of its own.
      outline: '1.5px solid',
      outlineColor: 'control',
      outlineOffset: '-1.5px',
      borderRadius: 'control',
      background: 'surface',
      overflow: 'hidden',
    },
    '& fieldset label': {
      display: 'grid',
      placeItems: 'center',
      fontWeight: '520',
      cursor: 'pointer',
      '&:hover': { background: 'skeleton' },
      // Looks like the choices above the carts, in the inventory's `radio-choice.tsx`.
      '&:has(:checked)': {
        fontWeight: '640',
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textDecorationColor: 'accent',
        textUnderlineOffset: '6px',
      },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '-5px' },
    },
    '& label + label': { borderLeft: '1px solid', borderColor: 'line' },
    '& [type=radio]': { appearance: 'none', position: 'absolute', outline: 'none' },
    // The width of the longer label, so that the row does not move during the calculation.
    '& > button': {
      minHeight: '54px',
      minWidth: { base: '140px', sm: '150px' },
      paddingInline: { base: '4', sm: '6' },
      flex: '1 0 140px',
      '@media print': { display: 'none' },
    },
    // Below its field: directly on small screens, below the row on wide ones.
    '& [role=alert]': {
      gridColumn: { sm: '1 / -1' },
      flex: '1 0 100%',
      order: { base: '-1', sm: '0' },
      display: 'flex',
      gap: '2',
      alignItems: 'center',
      marginTop: '-8px',
      color: 'error',
      textStyle: 'small',
      fontWeight: '560',
      '&:empty': { display: 'none' },
    },
    '& [data-part=miles]': { order: { base: '-3', sm: '0' }, flex: '1 0 100px' },
    // Paper states what the result is for, in words without fields.
    '@media print': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      '& :is(div, fieldset)': { order: '0' },
      '& label[for], & legend': { fontSize: '9pt', lineHeight: '12pt', paddingBottom: '0' },
      '& :is([type=number], select), & fieldset label:has(:checked)': {
        display: 'block',
        height: '18pt',
        padding: '0',
        border: '0',
        background: 'none',
        fontSize: '12pt',
        fontWeight: '400',
        lineHeight: '18pt',
        textDecoration: 'none',
      },
      '& [data-part=use]::after, & fieldset label:not(:has(:checked))': { display: 'none' },
      '& [data-part=years]': { display: 'block', minHeight: '0', outline: '0', background: 'none' },
    },
  },
})
