import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * A text in which the 2 of CO₂ is a subscript in the page's own font. That font lacks the character ₂, so the browser
 * would search other fonts for it during the first layout.
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
