import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * A text with the 2 of CO₂ as a subscript of the page's own font, which does not have the character ₂: the browser would take it
 * from another font, and look for one in the first layout.
 */
export function withSubscripts(text: string): ReactNode {
  const [before, ...rest] = text.split('₂')
  if (rest.length === 0) return text
  return (
    <>
      {before}
      <Subscript>2</Subscript>
      {withSubscripts(rest.join('₂'))}
    </>
  )
}

/** Does not change the height of its line. */
const Subscript = chakra('sub', { base: { fontSize: '.7em', lineHeight: '0', verticalAlign: '-.22em' } })
