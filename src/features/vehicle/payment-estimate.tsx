import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide'
import { useId, useState } from 'react'
import { ESTIMATE_RULE } from '../../content/estimate-rule.ts'
import { paymentExample } from '../../content/payment-example.ts'
import { type PaymentTerms, typedNumber, typedTerms, usePaymentTerms } from '../../device/payment-terms.ts'
import { type LoanField, loanProblems } from '../../lib/loan-problems.ts'
import { dollars } from '../../lib/money.ts'
import { payment } from '../../lib/payment.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { Icon } from '../../ui/icon.tsx'

/** An estimate that follows every key. Without a rate of the dealer in content it is left to the reader. */
export function PaymentEstimate({ price: asked }: { price: number }) {
  const [price, setPrice] = useState(String(asked))
  const [terms, setTerms] = usePaymentTerms(paymentExample)
  const change = (part: Partial<PaymentTerms>) => setTerms({ ...terms, ...part })
  const loan = { ...typedTerms(terms), price: typedNumber(price) }
  const problems = loanProblems(loan)
  const field = (name: LoanField, label: string, value: string, onChange: (value: string) => void) => (
    <Field
      label={label}
      value={value}
      // A rate nobody has typed yet is no mistake; the result says what is missing.
      problem={name === 'apr' && value === '' ? undefined : problems[name]}
      disabled={name === 'apr' && terms.interestFree}
      onChange={onChange}
    />
  )
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      {field('price', 'Price ($)', price, setPrice)}
      {field('down', 'Down payment ($)', terms.down, (down) => change({ down }))}
      {field('months', 'Months', terms.months, (months) => change({ months }))}
      {field('apr', 'APR (%)', terms.interestFree ? '0' : terms.apr, (apr) => change({ apr }))}
      <InterestFree>
        <CheckBox
          type="checkbox"
          checked={terms.interestFree}
          onChange={(event) => change({ interestFree: event.target.checked })}
        />
        0% on select models
      </InterestFree>
      <output>
        {Object.keys(problems).length === 0 ? <Result {...payment(loan)} /> : missing(problems, terms.apr)}
      </output>
      <small data-part="rule">
        {ESTIMATE_RULE} 0% is available on select models only, ask us which. You apply with the manufacturer.
      </small>
    </Form>
  )
}

const missing = (problems: Partial<Record<LoanField, string>>, apr: string) =>
  Object.keys(problems).join() === 'apr' && apr === ''
    ? 'Enter the APR you expect, or choose 0%, to see the payment.'
    : 'Fix the fields above to see the payment.'

/** Rounded up to whole dollars: an estimate must not promise less than what will be due. */
const Result = ({ monthly, financed, interest }: { monthly: number; financed: number; interest: number }) => (
  <>
    <b data-part="monthly">
      {dollars(Math.ceil(monthly))} <small data-part="unit">a month</small>
    </b>
    <span>
      {dollars(financed)} financed, {interest < 0.5 ? 'no interest' : `${dollars(Math.ceil(interest))} interest in all`}
    </span>
  </>
)

type FieldProps = {
  label: string
  value: string
  problem: string | undefined
  disabled: boolean
  onChange: (value: string) => void
}

function Field({ label, value, problem, disabled, onChange }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        disabled={disabled}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p data-part="problem" id={`${id}-problem`}>
          <Icon as={CircleAlert} size={16} /> {problem}
        </p>
      )}
    </div>
  )
}

const InterestFree = chakra('label', {
  base: { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: '3', minHeight: '44px' },
})

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '16px 20px',
    paddingBottom: '6',
    '& label[for]': { display: 'block', fontWeight: '580', textStyle: 'small', paddingBottom: '6px' },
    '& input:not([type=checkbox])': {
      width: '100%',
      height: '54px',
      paddingInline: '14px',
      background: 'surface',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: 'control',
      fontVariantNumeric: 'tabular-nums',
      '&:disabled': { background: 'sunken', color: 'subtle', borderColor: 'line' },
      '&[aria-invalid=true]': { border: '2px solid', borderColor: 'error' },
    },
    '& [data-part=problem]': {
      display: 'flex',
      gap: '6px',
      textStyle: 'small',
      fontWeight: '560',
      color: 'error',
      paddingTop: '6px',
      '& svg': { flex: 'none', marginTop: '3px' },
    },
    '& output': {
      gridColumn: '1 / -1',
      display: 'grid',
      alignContent: 'center',
      minHeight: '92px',
      borderTop: '1px solid',
      borderBottom: '1px solid',
      borderColor: 'line',
      color: 'muted',
    },
    '& [data-part=monthly]': { textStyle: 'price', color: 'ink' },
    '& [data-part=unit]': {
      fontSize: '18px',
      lineHeight: '1.45',
      letterSpacing: '0',
      fontWeight: '450',
      color: 'muted',
    },
    '& [data-part=rule]': {
      gridColumn: '1 / -1',
      display: 'block',
      paddingTop: '4',
      fontSize: '14px',
      lineHeight: '1.45',
      color: 'muted',
    },
  },
})
