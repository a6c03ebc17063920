import { chakra } from '@chakra-ui/react'
import { useOnline } from '../../hooks/connection.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = {
  /** References that match no unit in the list; at least one. */
  refs: readonly string[]
  /** The list is being read. */
  isReading: boolean
  hasFailed: boolean
  onRemove: () => void
}

/**
 * Says which carts are not in the list. A stored list can be older than a cart, so carts can only be removed while the
 * list is current.
 */
export function GoneCarts({ refs, isReading, hasFailed, onRemove }: Props) {
  const isKnown = useOnline() && !hasFailed
  const isOne = refs.length === 1
  const named = refs.map((ref) => `“${ref}”`).join(', ')
  const which = isOne ? 'One cart is' : `${refs.length} carts are`
  return (
    <Room>
      <Notice tone="warn" title={`${which} ${isKnown ? 'gone' : 'missing from the list on this device'}`}>
        <Words>{isKnown ? `We don’t have ${named}.` : `We can’t look up ${named} right now.`}</Words>
        {isKnown && (
          <Button
            type="button"
            variant="outline"
            size="sm"
            aria-disabled={isReading}
            data-screen-only=""
            onClick={() => !isReading && onRemove()}
          >
            {isOne ? 'Remove it' : 'Remove them'}
          </Button>
        )}
      </Notice>
    </Room>
  )
}

const Room = chakra('div', { base: { paddingBottom: '6', '@media print': { paddingBottom: '0' } } })

/** An address can contain anything, so a word wider than the screen is broken. */
const Words = chakra('p', { base: { overflowWrap: 'anywhere', paddingBottom: '2' } })
