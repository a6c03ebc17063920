import { chakra } from '@chakra-ui/react'
import { X } from 'lucide'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useScreenAwake } from '../hooks/screen-awake.ts'
import { Icon, SpriteIcon } from './icon.tsx'
import { QrCode } from './qr-code.tsx'
import { plateGradient } from './theme/colors.ts'

type Props = {
  /** Id of the heading in `words`. */
  labelledBy: string
  pictures: ReactNode
  words: ReactNode
  /** Complete address that the QR code holds. */
  url: string
  /** What to do with the code. */
  scan: ReactNode
  onShare: () => void
  onClose: () => void
}

/**
 * A card for somebody who stands opposite: held out, it takes what it shows to their own phone. Light in both themes, because
 * cameras read dark modules on a light ground. A native dialog: Escape and Back close it and the focus goes back.
 */
export function HeldOutCard({ labelledBy, pictures, words, url, scan, onShare, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useScreenAwake()
  useBackCloses(dialog)
  return (
    <Card ref={dialog} aria-labelledby={labelledBy} onClose={onClose}>
      <Cart>{pictures}</Cart>
      <Words>{words}</Words>
      <Code>
        <QrCode text={url} />
        <Small>{scan}</Small>
      </Code>
      <Foot>
        <Action type="button" onClick={onShare}>
          <SpriteIcon name="share" /> Share
        </Action>
        <Action type="button" onClick={() => dialog.current?.close()}>
          <Icon as={X} /> Close
        </Action>
      </Foot>
    </Card>
  )
}

/** Gives the open dialog a history entry of its own. The router takes it for the page it lies on, because the key is the same. */
function useBackCloses(dialog: { current: HTMLDialogElement | null }) {
  useEffect(() => {
    history.pushState({ ...history.state, heldOut: true }, '')
    const close = () => dialog.current?.close()
    addEventListener('popstate', close)
    return () => {
      removeEventListener('popstate', close)
      if (history.state?.heldOut) history.back()
    }
  }, [dialog])
}

const Card = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    overflow: 'auto',
    padding: '0',
    background: 'fixedPaper',
    color: 'fixedInk',
    colorScheme: 'light',
    '&[open]': {
      display: 'grid',
      gridTemplateAreas: '"cart" "words" "code" "foot"',
      gridTemplateRows: 'minmax(80px, 1fr) auto auto auto',
      justifyItems: 'center',
    },
    '@media (orientation: landscape)': {
      '&[open]': {
        gridTemplateAreas: '"cart code" "words code" "foot foot"',
        gridTemplateColumns: '1fr 1fr',
        gridTemplateRows: 'minmax(80px, 1fr) auto auto',
      },
    },
  },
})

const Cart = chakra('div', {
  base: {
    gridArea: 'cart',
    position: 'relative',
    width: '100%',
    minHeight: '0',
    background: plateGradient,
    '& img': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      objectFit: 'contain',
    },
  },
})

const Words = chakra('div', { base: { gridArea: 'words', padding: '20px 24px 0', textAlign: 'center' } })

/** A line of small text on the card. */
export const Small = chakra('p', { base: { textStyle: 'small', textAlign: 'center', paddingInline: '4' } })

const Code = chakra('figure', {
  base: {
    gridArea: 'code',
    alignSelf: 'center',
    display: 'grid',
    justifyItems: 'center',
    margin: '0',
    '& svg': { width: 'min(78vw, 44dvh)', height: 'auto' },
    '@media (orientation: landscape)': { '& svg': { width: 'min(44vw, 68dvh)' } },
  },
})

const Foot = chakra('footer', {
  base: {
    gridArea: 'foot',
    display: 'flex',
    justifyContent: 'space-between',
    width: '100%',
    maxWidth: '760px',
    padding: '8px 24px calc(8px + env(safe-area-inset-bottom))',
  },
})

const Action = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '52px',
    paddingInline: '2',
    fontWeight: '600',
  },
})
