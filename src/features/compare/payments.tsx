import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { loanOf, usePaymentTerms } from '../../device/payment-terms.ts'
import { dollars } from '../../lib/money.ts'
import { payment } from '../../lib/payment.ts'

/** What a month costs at the terms this device keeps, rounded up: an estimate must not promise less than will be due. */
export function usePayments() {
  const [terms] = usePaymentTerms()
  const known = loanOf(terms, 1)
  return {
    label: known ? `A month, ${known.months} months at ${known.apr}% APR` : 'A month',
    monthly: (price: number | undefined): string | undefined => {
      if (!known) return 'Enter a rate'
      const loan = price === undefined ? undefined : loanOf(terms, price)
      return loan && dollars(Math.ceil(payment(loan).monthly))
    },
  }
}

/** The terms that the payments are worked out with; the same as on the pages of the carts. */
export function PaymentTerms() {
  const [terms, setTerms] = usePaymentTerms()
  const id = useId()
  const field = (key: 'down' | 'months' | 'apr', label: string) => (
    <p>
      <label htmlFor={`${id}-${key}`}>{label}</label>
      <input
        id={`${id}-${key}`}
        inputMode="decimal"
        autoComplete="off"
        value={key === 'apr' && terms.interestFree ? '0' : terms[key]}
        onChange={({ target }) =>
          setTerms({ ...terms, [key]: target.value, ...(key === 'apr' && { interestFree: false }) })
        }
      />
    </p>
  )
  return (
    <Form onSubmit={(event) => event.preventDefault()} aria-label="Payment estimate">
      {field('down', 'Down payment ($)')}
      {field('months', 'Months')}
      {field('apr', 'APR (%)')}
      <small>
        An estimate, not an offer of credit. It leaves out tax, title, fees and insurance. The lender decides on rate
        and term.
      </small>
    </Form>
  )
}

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '12px 20px',
    paddingTop: '8',
    '& label': { display: 'block', fontWeight: '580', textStyle: 'small', paddingBottom: '6px' },
    '& input': {
      width: '128px',
      height: '48px',
      paddingInline: '14px',
      background: 'surface',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: 'control',
      fontVariantNumeric: 'tabular-nums',
    },
    '& small': { flex: '1 1 280px', fontSize: '14px', lineHeight: '1.45', color: 'muted' },
    '@media print': { paddingTop: '4pt', '& p': { display: 'none' }, '& small': { fontSize: '7pt' } },
  },
})
