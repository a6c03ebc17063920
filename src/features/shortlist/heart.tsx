import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { type ToggleButton, useEarlyToggle } from '../../before-hydration/early-toggle.ts'
import { setListed, useShortlist } from '../../device/shortlist.ts'
import { Icon } from '../../ui/icon.tsx'
import { MISSING } from '../../ui/missing-picture.tsx'
import { toast } from '../../ui/toast.ts'

type Props = { id: string; name: string }

/** Attributes of a button that adds a vehicle to this device's shortlist or removes it, with a way to undo that. */
export function useHeart({ id, name }: Props) {
  const at = useShortlist().indexOf(id)
  const listed = at >= 0
  const save = (index?: number) => {
    if (!setListed(id, true, index))
      toast({ title: 'We couldn’t save that on this device.', description: name, about: ref.current })
  }
  const ref = useEarlyToggle(() => save())
  const onClick = ({ nativeEvent, currentTarget }: MouseEvent<ToggleButton>) => {
    if (nativeEvent === currentTarget.early) return
    if (!listed) return save()
    setListed(id, false)
    toast({
      title: 'Removed from your saved carts',
      description: name,
      about: currentTarget,
      action: { label: 'Undo', onClick: () => save(at) },
    })
  }
  return { ref, onClick, type: 'button', 'aria-pressed': listed, 'data-early': '' } as const
}

/** A button on a cart's picture that puts the cart on the shortlist. */
export const Heart = (cart: Props) => (
  <OnPicture {...useHeart(cart)} aria-label={`Save ${cart.name}`} data-screen-only="">
    <Icon name="heart" size={24} />
  </OnPicture>
)

const OnPicture = chakra('button', {
  base: {
    position: 'absolute',
    top: '2',
    right: '2',
    zIndex: '1',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    color: 'fixedInk',
    '&:focus-visible': { outlineColor: 'fixedInk' },
    '&[aria-pressed=true]': { color: 'fixedAccent' },
    // Without a picture it is on the page's own plate, which is dark in dark mode.
    [`:has(> ${MISSING}) > &`]: {
      color: 'ink',
      '&[aria-pressed=true]': { color: 'accent' },
    },
    '& svg': { transition: 'transform 200ms var(--ease)' },
    '&:hover svg': { transform: 'scale(1.12)' },
    '@media (scripting: none)': { display: 'none' },
  },
})
