import { chakra } from '@chakra-ui/react'
import { ESTIMATE_RULE } from '../../content/estimate-rule.ts'
import { loanOf, termFields, termProblems, usePaymentTerms } from '../../device/payment-terms.ts'
import { monthlyWords } from '../../lib/payment.ts'
import { moneyReading } from '../../lib/typed-amount.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { TextLink } from '../../ui/layout.tsx'

type TermField = keyof ReturnType<typeof termFields>

const idOf = (field: TermField) => `payment-${field}`

/** Monthly payments at the terms stored on this device. */
export function usePayments() {
  const [terms] = usePaymentTerms()
  const known = loanOf(terms, 1)
  return {
    label: known
      ? `Monthly payment, ${known.months} ${known.months === 1 ? 'month' : 'months'} at ${known.apr}% APR with ${moneyReading(terms.down) ?? '$0'} down`
      : 'Monthly payment',
    /** Whether the terms are complete; if not, `monthly` says what is missing. */
    known: known !== undefined,
    monthly: (price: number | undefined): string | undefined => {
      if (price === undefined) return undefined
      if (!known) return terms.apr.trim() === '' && !terms.interestFree ? 'Add an APR' : 'Check your numbers'
      const loan = loanOf(terms, price)
      return loan && monthlyWords(loan)
    },
  }
}

/** Moves the focus to the field to fill in or correct, below the payments. The address does not change. */
export function LinkToTerms({ children }: { children: string }) {
  const [terms] = usePaymentTerms()
  const problems = termProblems(terms)
  const wrong = problems.apr ? 'apr' : problems.down ? 'down' : 'months'
  return (
    <TextLink
      href={`#${idOf(wrong)}`}
      data-screen-only=""
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(idOf(wrong))?.focus()
      }}
    >
      {children}
    </TextLink>
  )
}

/** The terms for the payments, the same as on the carts' pages. Useless on paper without a rate. */
export function PaymentTerms() {
  const [terms, setTerms] = usePaymentTerms()
  const fields = termFields(terms, termProblems(terms))
  const field = (name: TermField) => (
    <AmountField
      {...fields[name]}
      size="small"
      id={idOf(name)}
      onChange={({ target }) =>
        setTerms({ ...terms, [name]: target.value, ...(name === 'apr' && { interestFree: false }) })
      }
    />
  )
  return (
    <Form onSubmit={(event) => event.preventDefault()} aria-label="Payment estimate">
      {field('down')}
      {field('months')}
      {field('apr')}
      <small data-part="rule">{ESTIMATE_RULE}</small>
    </Form>
  )
}

const Form = chakra('form', {
  base: {
    // On a phone the three fields share a row, and the first is as wide as its label.
    display: { base: 'grid', sm: 'flex' },
    gridTemplateColumns: 'max-content minmax(0, 1fr) minmax(0, 1fr)',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: { base: '12px 16px', sm: '12px 20px' },
    // Beside the fields, below their labels.
    '& [data-part=rule]': {
      flex: '1 1 280px',
      gridColumn: '1 / -1',
      paddingTop: { lg: '30px' },
      textStyle: 'small',
      color: 'muted',
    },
    '@media print': {
      paddingTop: '4pt',
      '& [data-part=rule]': { fontSize: '7pt' },
    },
  },
})
