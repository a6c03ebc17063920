import { chakra } from '@chakra-ui/react'
import { dollars } from '../lib/money.ts'

/** A large price: the sign small and high, the figure tight. Without a price: "Call for Price". */
export function Price({ amount }: { amount: number | undefined }) {
  if (amount === undefined) return <chakra.p textStyle="heading">Call for Price</chakra.p>
  return (
    <chakra.p textStyle="price">
      <chakra.span fontSize=".5em" verticalAlign=".62em" lineHeight="0" marginRight=".06em" letterSpacing="0">
        $
      </chakra.span>
      {dollars(amount).slice(1)}
    </chakra.p>
  )
}

/** A price inside a line of text or a card. */
export const priceLabel = (amount: number | undefined): string =>
  amount === undefined ? 'Call for Price' : dollars(amount)
