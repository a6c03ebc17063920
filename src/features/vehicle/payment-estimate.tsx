import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { ESTIMATE_RULE } from '../../content/estimate-rule.ts'
import { type PaymentTerms, typedTerms, usePaymentTerms } from '../../device/payment-terms.ts'
import { type LoanField, loanProblems } from '../../lib/loan-problems.ts'
import { dollars } from '../../lib/money.ts'
import { payment } from '../../lib/payment.ts'
import { moneyOf, moneyReading, percentReading, typedMoney } from '../../lib/typed-amount.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { CheckBox } from '../../ui/check-box.tsx'

/** An estimate that follows every key. Without a rate of the dealer in content it is left to the reader. */
export function PaymentEstimate({ price: asked }: { price: number }) {
  const [price, setPrice] = useState(String(asked))
  const [terms, setTerms] = usePaymentTerms()
  const change = (part: Partial<PaymentTerms>) => setTerms({ ...terms, ...part })
  const amount = moneyOf(typedMoney(price), Number.NaN)
  const loan = typedTerms(terms, amount)
  const problems = loanProblems(loan)
  const apr = terms.interestFree ? '0' : terms.apr
  const id = useId()
  const field = (
    name: LoanField,
    label: string,
    value: string,
    onChange: (value: string) => void,
    reading?: string | undefined,
  ) => (
    <AmountField
      id={`${id}-${name}`}
      label={label}
      value={value}
      reading={reading}
      // An empty rate is no mistake; the result says what is missing.
      problem={name === 'apr' && value === '' ? undefined : problems[name]}
      disabled={name === 'apr' && terms.interestFree}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      {field('price', 'Price ($)', price, setPrice, moneyReading(price))}
      {field('down', 'Down payment ($)', terms.down, (down) => change({ down }), moneyReading(terms.down, amount))}
      {field('months', 'Months', terms.months, (months) => change({ months }))}
      {field('apr', 'APR (%)', apr, (apr) => change({ apr }), percentReading(apr))}
      <InterestFree>
        <CheckBox
          type="checkbox"
          checked={terms.interestFree}
          onChange={(event) => change({ interestFree: event.target.checked })}
        />
        <span>0% on select models</span>
      </InterestFree>
      <output>
        {Object.keys(problems).length === 0 ? (
          <Result {...payment(loan)} />
        ) : (
          <span>{missing(problems, terms.apr)}</span>
        )}
      </output>
      <small data-part="rule">
        {ESTIMATE_RULE} 0% is on select models only. Ask us which ones. You apply with the manufacturer.
      </small>
    </Form>
  )
}

const missing = (problems: Partial<Record<LoanField, string>>, apr: string) =>
  Object.keys(problems).join() === 'apr' && apr === ''
    ? 'Add an APR, or pick 0%, to see your payment.'
    : 'Fix the fields above to see your payment.'

/** Rounded up to whole dollars: an estimate must not promise less than what will be due. */
const Result = ({ monthly, financed, interest }: { monthly: number; financed: number; interest: number }) => (
  <>
    <b data-part="monthly">
      <span>{dollars(Math.ceil(monthly))}</span> <small data-part="unit">a month</small>
    </b>
    <span>
      {`${dollars(financed)} financed, ${interest < 0.5 ? 'no interest' : `${dollars(Math.ceil(interest))} total interest`}`}
    </span>
  </>
)

const InterestFree = chakra('label', {
  base: { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: '3', minHeight: '44px' },
})

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '16px 20px',
    paddingBottom: '6',
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
