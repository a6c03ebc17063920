import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { ESTIMATE_RULE } from '../../content/estimate-rule.ts'
import { type PaymentTerms, termFields, typedTerms, usePaymentTerms } from '../../device/payment-terms.ts'
import { decimal } from '../../lib/decimal.ts'
import { type LoanField, loanProblems } from '../../lib/loan-problems.ts'
import { dollars } from '../../lib/money.ts'
import { type Loan, monthlyWords, payment } from '../../lib/payment.ts'
import { moneyOf, moneyReading, typedMoney } from '../../lib/typed-amount.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { CheckBox } from '../../ui/check-box.tsx'

type TermField = keyof ReturnType<typeof termFields>

/** An estimate that follows every key. Without interest until the reader types a rate, because the dealer states none. */
export function PaymentEstimate({ price: asked }: { price: number }) {
  const [price, setPrice] = useState(decimal(asked))
  const [terms, setTerms] = usePaymentTerms()
  const change = (part: Partial<PaymentTerms>) => setTerms({ ...terms, ...part })
  const amount = moneyOf(typedMoney(price), Number.NaN)
  const loan = typedTerms(terms, amount)
  const problems = loanProblems(loan)
  const fields = termFields(terms, problems, amount)
  const id = useId()
  const field = (name: TermField) => (
    <AmountField
      {...fields[name]}
      id={`${id}-${name}`}
      disabled={name === 'apr' && terms.interestFree}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <AmountField
        id={`${id}-price`}
        label="Price ($)"
        value={price}
        reading={moneyReading(price)}
        problem={problems.price}
        onChange={(event) => setPrice(event.target.value)}
      />
      {field('down')}
      {field('months')}
      {field('apr')}
      <InterestFree>
        <CheckBox
          type="checkbox"
          checked={terms.interestFree}
          onChange={(event) => change({ interestFree: event.target.checked })}
        />
        <span>0% on select models</span>
      </InterestFree>
      <output>
        <Result loan={loan} problems={problems} lacksRate={fields.apr.value === ''} />
      </output>
      <small data-part="rule">
        {ESTIMATE_RULE} 0% financing is for select models. Ask us which ones. You apply with the manufacturer.
      </small>
    </Form>
  )
}

type ResultProps = { loan: Loan; problems: Partial<Record<LoanField, string>>; lacksRate: boolean }

function Result({ loan, problems, lacksRate }: ResultProps) {
  const { apr, ...others } = problems
  if (Object.keys(others).length > 0 || (apr && !lacksRate))
    return <span>Fix the fields above to see your payment.</span>
  const known = lacksRate ? { ...loan, apr: 0 } : loan
  const { financed, interest } = payment(known)
  const cost = interest < 0.5 ? 'no interest' : `${dollars(Math.ceil(interest))} total interest`
  return (
    <>
      <b data-part="monthly">
        <span>{monthlyWords(known)}</span>{' '}
        <small data-part="unit">{lacksRate ? 'a month before interest' : 'a month'}</small>
      </b>
      <span>{`${dollars(financed)} financed${lacksRate ? '. Add an APR, or pick 0%.' : `, ${cost}`}`}</span>
    </>
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
      textStyle: 'small',
      color: 'muted',
    },
  },
})
