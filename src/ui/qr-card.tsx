import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { useScreenAwake } from '../hooks/use-screen-awake.ts'
import { FullScreenDialog, useDialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { QrCode } from './qr-code.tsx'
import { LANDSCAPE } from './screens.ts'

type Props = {
  /** Id of the heading in `words`. */
  labelledBy: string
  /** Up to four, each with its first picture. */
  carts: readonly Pick<Vehicle, 'id' | 'name' | 'images' | 'specifications'>[]
  words: ReactNode
  /** The complete address in the QR code. */
  url: string
  /** What to do with the code. */
  scan: ReactNode
  onShare: (button: Element) => void
  onClose: () => void
}

/**
 * A card with a QR code to show to a customer, who scans it with a phone. Light in both themes, because cameras expect
 * dark modules on a light background. A native dialog: Escape and Back close it, and the focus returns.
 */
export function QrCard({ labelledBy, carts, words, url, scan, onShare, onClose }: Props) {
  const { dialog, close } = useDialog('heldOut')
  useScreenAwake()
  return (
    <Card ref={dialog} aria-labelledby={labelledBy} onClose={onClose}>
      <Pictures count={carts.length as 1 | 2 | 3 | 4}>
        {carts.map(({ id, name, images, specifications }) => (
          <Frame key={id}>
            <Picture
              src={images[0]}
              alt=""
              sizes={carts.length === 1 ? '(orientation: landscape) 44vw, 86vw' : '43vw'}
              upTo={carts.length === 1 ? 960 : 480}
              name={name}
              seats={specifications.seatingCapacity}
            />
          </Frame>
        ))}
      </Pictures>
      <Words>{words}</Words>
      <Send
        type="button"
        onClick={({ currentTarget }) => {
          // The card would cover the toast about the copied link.
          close()
          onShare(currentTarget)
        }}
      >
        <Icon name="share" /> Send link
      </Send>
      <Code>
        <QrCode text={url} />
        <Small>{scan}</Small>
      </Code>
      <Foot>
        <Action type="button" onClick={close}>
          <Icon name="close" /> Close
        </Action>
      </Foot>
    </Card>
  )
}

const Card = chakra(FullScreenDialog, {
  base: {
    overflow: 'auto',
    padding: '16px 0 0',
    background: 'fixedPaper',
    color: 'fixedInk',
    colorScheme: 'light',
    // The column that pictures and words share.
    '--column': 'min(480px, 86vw)',
    '&[open]': {
      display: 'grid',
      gridTemplateAreas: '"cart" "words" "send" "code" "foot"',
      gridTemplateRows: 'minmax(48px, max-content) auto auto 1fr auto',
      justifyItems: 'center',
    },
    [LANDSCAPE]: {
      '--column': 'min(560px, 42vw)',
      '&[open]': {
        gridTemplateAreas: '". code" "cart code" "words code" "send code" ". code" "foot foot"',
        gridTemplateColumns: '1fr 1fr',
        gridTemplateRows: '1fr minmax(48px, max-content) auto auto 1fr auto',
      },
    },
  },
})

/** White frames, as many side by side as the column has room for. */
const Pictures = chakra('div', {
  base: {
    gridArea: 'cart',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gridAutoRows: '1fr',
    gap: '2',
    width: 'var(--column)',
    maxHeight: '100%',
  },
  variants: {
    count: {
      1: { aspectRatio: '4 / 3' },
      2: { aspectRatio: '8 / 3' },
      3: { aspectRatio: '12 / 3' },
      4: {
        aspectRatio: '4 / 3',
        gridAutoFlow: 'row',
        gridTemplateColumns: '1fr 1fr',
        '@media (max-height: 699px), (orientation: portrait) and (min-width: 600px)': {
          aspectRatio: '16 / 3',
          gridTemplateColumns: 'repeat(4, 1fr)',
        },
      },
    },
  },
})

const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    '& img': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      objectFit: 'contain',
      maskImage: 'none',
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
    '& svg': { width: 'min(78vw, 41dvh)', height: 'auto' },
    [LANDSCAPE]: { '& svg': { width: 'min(44vw, 68dvh)' } },
  },
})

const Foot = chakra('footer', {
  base: {
    gridArea: 'foot',
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

const Send = chakra(Action, {
  base: {
    gridArea: 'send',
    justifyContent: 'center',
    width: 'min(280px, 86vw)',
    margin: '12px 0',
    background: 'fixedInk',
    color: 'fixedPaper',
    borderRadius: 'control',
  },
})
