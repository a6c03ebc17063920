import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'

/**
 * A text with the 2 of CO₂ as a subscript of the page's own font, which does not have the character ₂: the browser would take it
 * from another font, and look for one in the first layout.
 */
export const withSubscripts = (text: string): ReactNode =>
  text.split('₂').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={index}>
      {index > 0 && <Subscript>2</Subscript>}
      {part}
    </Fragment>
  ))

/** Does not change the height of its line. */
const Subscript = chakra('sub', { base: { fontSize: '.7em', lineHeight: '0', verticalAlign: '-.22em' } })
