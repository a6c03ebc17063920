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
      <Terms>
        {paymentExample.months} months at {paymentExample.apr}% APR, $0 down
      </Terms>
      <Rule>The payment is rounded up to whole dollars. {ESTIMATE_RULE}</Rule>
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
    '&::backdrop': { background: 'veil' },
  },
})

const Terms = chakra('b', { base: { textStyle: 'strong' } })

const Rule = chakra('p', { base: { color: 'muted', textStyle: 'small', padding: '8px 0 20px' } })
