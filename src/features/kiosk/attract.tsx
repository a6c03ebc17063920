import { chakra } from '@chakra-ui/react'
import { useVisible } from '../../hooks/use-visible.ts'
import { FullScreenDialog, useDialog } from '../../ui/dialog.tsx'
import { AttractSlides } from './attract-slides.tsx'
import { useEndOfPress } from './use-end-of-press.ts'

type Props = {
  /** Which carts, and whose hours, from the kiosk's settings. */
  attract: string
  showroom: string
  /** The screen was touched, or a key was pressed. */
  onEnd: () => void
}

/**
 * Shows carts on the full screen of an idle kiosk. The whole screen is one button. Modal, so that the page below is
 * inert. It stays until the press that ends it is over, so that this press reaches nothing else.
 */
export function Attract({ attract, showroom, onEnd }: Props) {
  const { dialog } = useDialog()
  const isVisible = useVisible()
  useEndOfPress(onEnd)
  return (
    <Screen ref={dialog} aria-label="Carts at this showroom" onCancel={(event) => event.preventDefault()}>
      {/* A hidden page draws nothing and runs no timers. */}
      {isVisible && <AttractSlides attract={attract} showroom={showroom} />}
      <Touch type="button" aria-label="Tap to look around" onClick={onEnd} />
    </Screen>
  )
}

const Screen = chakra(FullScreenDialog, {
  base: {
    overflow: 'hidden',
    background: 'night',
    color: 'nightInk',
    cursor: 'none',
    // A swipe counts as a touch and scrolls nothing.
    touchAction: 'none',
    '&::backdrop': { background: 'night' },
  },
})

const Touch = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    cursor: 'inherit',
    // Any key ends the loop, so the focus cannot be anywhere else.
    outline: 'none',
  },
})
