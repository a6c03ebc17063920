import { chakra } from '@chakra-ui/react'
import { dollars, priceLabel } from '../lib/money.ts'
import { HYDRATED } from './page-marks.ts'

/**
 * A large price: the sign small and high, the figure tight. Without a price: "Call for Price". A new amount is a new
 * element, which animates into place.
 */
export function Price({ amount }: { amount: number | undefined }) {
  if (amount === undefined) return <OnRequest>{priceLabel(amount)}</OnRequest>
  return (
    <Figure key={amount}>
      <Sign>$</Sign>
      {dollars(amount).slice(1)}
    </Figure>
  )
}

const OnRequest = chakra('p', { base: { textStyle: 'heading' } })

const Figure = chakra('p', {
  base: {
    textStyle: 'price',
    // Not in a page from the server, whose figures must be visible at once.
    [`${HYDRATED} &`]: {
      transition: 'translate 200ms var(--ease), opacity 200ms var(--ease)',
      _starting: { translate: '0 8px', opacity: '0' },
    },
  },
})

const Sign = chakra('span', {
  base: { fontSize: '.5em', verticalAlign: '.62em', lineHeight: '0', marginRight: '.06em', letterSpacing: '0' },
})
