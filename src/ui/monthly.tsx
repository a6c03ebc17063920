import { chakra } from '@chakra-ui/react'
import { dollars } from '../lib/money.ts'

/** Id of the one popover in the document that says what every monthly figure assumes. */
export const PAYMENT_ASSUMPTIONS_ID = 'payment-assumptions'

/** What a month costs at the dealer's example, in whole US dollars. Its assumptions open on press, without a script. */
export const Monthly = ({ amount }: { amount: number }) => (
  <Opener type="button" popoverTarget={PAYMENT_ASSUMPTIONS_ID} data-screen-only="">
    {`from ${dollars(amount)}/mo`}
  </Opener>
)

const Opener = chakra('button', {
  base: {
    // Above the link that covers a whole card.
    position: 'relative',
    zIndex: '1',
    textStyle: 'small',
    fontWeight: '450',
    letterSpacing: '0',
    color: 'muted',
    whiteSpace: 'nowrap',
    textDecoration: 'underline dotted',
    textDecorationColor: 'control',
    textUnderlineOffset: '4px',
    '&:hover': { color: 'ink' },
    // As large as a finger, in no more room.
    '&::before': { content: '""', position: 'absolute', inset: '-11px -8px' },
  },
})
