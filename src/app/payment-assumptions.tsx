import { chakra } from '@chakra-ui/react'
import { ESTIMATE_RULE } from '../content/estimate-rule.ts'
import { paymentExample } from '../content/payment-example.ts'
import { Button } from '../ui/button.tsx'
import { PAYMENT_ASSUMPTIONS_ID } from '../ui/monthly.tsx'

/**
 * What every "from $154/mo" assumes: one popover for all of a page, which the browser opens and closes by itself. It lies beside
 * the root, so that no page needs a script for it.
 */
export const PaymentAssumptions = () =>
  paymentExample && (
    <Box
      id={PAYMENT_ASSUMPTIONS_ID}
      popover="auto"
      role="dialog"
      aria-label="What the monthly payment assumes"
      data-screen-only=""
    >
      <b>
        {paymentExample.months} months at {paymentExample.apr}% APR, $0 down
      </b>
      <p>The payment is rounded up to whole dollars. {ESTIMATE_RULE}</p>
      <Button
        type="button"
        variant="outline"
        size="sm"
        popoverTarget={PAYMENT_ASSUMPTIONS_ID}
        popoverTargetAction="hide"
      >
        Close
      </Button>
    </Box>
  )

const Box = chakra('div', {
  base: {
    width: 'min(400px, calc(100vw - 2 * var(--gutter)))',
    margin: 'auto',
    padding: '6',
    border: '0',
    background: 'surface',
    color: 'ink',
    borderRadius: 'control',
    boxShadow: 'var(--floating)',
    '& b': { textStyle: 'strong' },
    '& p': { color: 'muted', textStyle: 'small', padding: '8px 0 20px' },
    '&::backdrop': { background: 'veil' },
  },
})
