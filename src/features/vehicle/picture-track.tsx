import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** The index of the shown slide, from 0. */
  index: number
  onIndex: (index: number) => void
  /** Without a label there is only one slide, and nothing to reach with the keyboard. */
  label: string | undefined
  onClick?: (() => void) | undefined
  /** Something covers the slides, which then take no presses. */
  isCovered?: boolean
  /** One element per slide. */
  children: ReactNode
}

/**
 * Slides side by side that snap into place. Swiping and the arrow keys use the browser's own scrolling, so they feel as
 * everywhere on the device.
 */
export function PictureTrack({ index, onIndex, label, onClick, isCovered, children }: Props) {
  const track = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = track.current
    // Without an animation, because a slow scroll would report the slides that it passes as chosen.
    if (element && shownIn(element) !== index) {
      element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' })
    }
  }, [index])
  return (
    <Track
      ref={track}
      data-track=""
      tabIndex={label ? 0 : undefined}
      role={label && 'group'}
      aria-label={label}
      inert={isCovered ?? false}
      onClick={onClick}
      onScroll={(event) => {
        const shown = shownIn(event.currentTarget)
        // A track that was closed right after it scrolled still fires this event, without a size.
        if (event.currentTarget.clientWidth > 0 && shown !== index) onIndex(shown)
      }}
    >
      {children}
    </Track>
  )
}

const shownIn = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / (clientWidth || 1))

const Track = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    containerType: 'size',
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '& > *': {
      flex: '0 0 100%',
      height: '100%',
      scrollSnapAlign: 'start',
      scrollSnapStop: 'always',
    },
    '& img': { width: '100%', height: '100%' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})
