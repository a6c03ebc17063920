import { chakra } from '@chakra-ui/react'
import { dealer } from '../../content/dealer.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = { message: string; busy: boolean; onRetry: () => void }

/** Replaces the cards when there is no list, not even an older one. */
export const LoadFailure = ({ message, busy, onRetry }: Props) => (
  <InPlaceOfList>
    <Notice tone="error" title={message}>
      Try again, or call us at {dealer.phone.label} and ask what’s on the lot.
    </Notice>
    <Button type="button" variant="outline" aria-disabled={busy} onClick={busy ? undefined : onRetry}>
      Try again
    </Button>
  </InPlaceOfList>
)

/**
 * Above cards from an earlier list, in the place of the "as of" line, so that what the reader is looking at does not
 * move.
 */
export const RefreshFailure = ({ message, busy, onRetry }: Props) => (
  <Line role="alert">
    <Icon name="alert" size={18} />
    <b data-part="words">{message}</b>
    <button type="button" aria-disabled={busy} onClick={busy ? undefined : onRetry}>
      Try again
    </button>
  </Line>
)

const InPlaceOfList = chakra('div', { base: { display: 'grid', gap: '5', maxWidth: '640px', justifyItems: 'start' } })

const Line = chakra('div', {
  base: {
    position: 'absolute',
    top: '50%',
    right: '0',
    left: { base: '0', '2xl': 'auto' },
    transform: 'translateY(-50%)',
    zIndex: '2',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    paddingInline: '4',
    borderLeft: '3px solid',
    borderColor: 'error',
    background: 'errorTint',
    lineHeight: '1.3',
    color: 'error',
    '& [data-part=words]': { fontWeight: '620', flex: '1' },
    '& button': {
      flex: 'none',
      minHeight: '44px',
      color: 'ink',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      '&[aria-disabled=true]': { color: 'subtle', cursor: 'default' },
    },
  },
})
