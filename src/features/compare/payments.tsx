import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { ESTIMATE_RULE } from '../../content/estimate-rule.ts'
import { paymentExample } from '../../content/payment-example.ts'
import { loanOf, usePaymentTerms } from '../../device/payment-terms.ts'
import { dollars } from '../../lib/money.ts'
import { payment } from '../../lib/payment.ts'
import { TextLink } from '../../ui/layout.tsx'

/** The field of the rate. */
const RATE_ID = 'payment-rate'

/** What a month costs at the terms this device keeps, rounded up: an estimate must not promise less than will be due. */
export function usePayments() {
  const [terms] = usePaymentTerms(paymentExample)
  const known = loanOf(terms, 1)
  return {
    label: known ? `A month, ${known.months} months at ${known.apr}% APR` : 'A month',
    /** Whether there is a rate; until then `monthly` asks for one. */
    known: known !== undefined,
    monthly: (price: number | undefined): string | undefined => {
      if (price === undefined) return undefined
      if (!known) return 'Enter a rate'
      const loan = loanOf(terms, price)
      return loan && dollars(Math.ceil(payment(loan).monthly))
    },
  }
}

/** Leads to the field of the rate, below the payments. It stays on the page, so the address stays as it is. */
export const LinkToRate = ({ children }: { children: string }) => (
  <TextLink
    href={`#${RATE_ID}`}
    data-screen-only=""
    onClick={(event) => {
      event.preventDefault()
      document.getElementById(RATE_ID)?.focus()
    }}
  >
    {children}
  </TextLink>
)

/** The terms that the payments are worked out with; the same as on the pages of the carts. Of no use on paper without a rate. */
export function PaymentTerms() {
  const [terms, setTerms] = usePaymentTerms(paymentExample)
  const id = useId()
  const idOf = (key: string) => (key === 'apr' ? RATE_ID : `${id}-${key}`)
  const field = (key: 'down' | 'months' | 'apr', label: string) => (
    <p data-part="field">
      <label htmlFor={idOf(key)}>{label}</label>
      <input
        id={idOf(key)}
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
      <small data-part="rule">{ESTIMATE_RULE}</small>
    </Form>
  )
}

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '12px 20px',
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
    '& [data-part=rule]': { flex: '1 1 280px', fontSize: '14px', lineHeight: '1.45', color: 'muted' },
    '@media print': {
      paddingTop: '4pt',
      '& [data-part=field]': { display: 'none' },
      '& [data-part=rule]': { fontSize: '7pt' },
    },
  },
})
