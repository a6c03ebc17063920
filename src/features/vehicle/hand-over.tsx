import { chakra } from '@chakra-ui/react'
import { X } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'react'
import { dealer } from '../../content/dealer.ts'
import { ESTIMATE_RULE } from '../../content/estimate-rule.ts'
import { paymentExample } from '../../content/payment-example.ts'
import { usePaymentTerms } from '../../device/payment-terms.ts'
import { readSeller } from '../../device/seller.ts'
import { useNow } from '../../hooks/now.ts'
import { asOfLabel } from '../../lib/as-of.ts'
import { paths } from '../../paths.ts'
import { Icon, SpriteIcon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { priceLabel } from '../../ui/price.tsx'
import { sharePage } from '../../ui/share-page.ts'
import { plateGradient } from '../../ui/theme/colors.ts'
import { QrCode } from './qr-code.tsx'
import { contactWords, estimateWords } from './quote.ts'
import type { ShownVehicle } from './shown-vehicle.ts'
import { useScreenAwake } from './use-screen-awake.ts'

type Props = { vehicle: ShownVehicle; asOf: number; onClose: () => void }

/**
 * One cart for somebody who stands opposite: held out, it takes the cart to their own phone. Light in both themes, because
 * cameras read dark modules on a light ground. A native dialog: Escape and Back close it and the focus goes back.
 */
export function HandOver({ vehicle: { id, name, price, samplePrice, images, specifications }, asOf, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const now = useNow()
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useScreenAwake()
  const url = dealer.url + paths.vehicle(id)
  const [image] = images
  const [terms] = usePaymentTerms(paymentExample)
  const [seller] = useState(readSeller)
  const estimate = estimateWords(price, terms)
  const asked = [name, priceLabel(price), price !== undefined && now !== undefined && `as of ${asOfLabel(asOf, now)}`]
  const quote = [`${asked.filter(Boolean).join(', ')}.`, estimate, estimate && ESTIMATE_RULE, contactWords(seller)]
  return (
    <Card ref={dialog} aria-labelledby="hand-over-name" onClose={onClose}>
      <Cart>
        {image && (
          <Picture
            src={image}
            alt=""
            sizes="(orientation: landscape) 45vw, 90vw"
            width={960}
            height={720}
            name={name}
            seats={Number(specifications.seatingCapacity) || undefined}
          />
        )}
      </Cart>
      <Words>
        <Name id="hand-over-name">{name}</Name>
        <Cost>{priceLabel(price)}</Cost>
        {price !== undefined && (
          <Small>
            {samplePrice && 'Sample price, '}
            {samplePrice ? 'before' : 'Before'} tax and title.{now !== undefined && ` As of ${asOfLabel(asOf, now)}.`}
          </Small>
        )}
      </Words>
      <Code>
        <QrCode text={url} />
        <Small>
          Scan to open this cart on your phone
          <Address>
            {dealer.url.replace('https://', '')}
            <wbr />
            {paths.vehicle(id)}
          </Address>
        </Small>
      </Code>
      <Foot>
        <Action type="button" onClick={() => void sharePage(name, url, navigator, quote.filter(Boolean).join(' '))}>
          <SpriteIcon name="share" /> Share
        </Action>
        <Action type="button" onClick={() => dialog.current?.close()}>
          <Icon as={X} /> Close
        </Action>
      </Foot>
    </Card>
  )
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

const Name = chakra('h2', { base: { textStyle: 'heading', overflowWrap: 'anywhere' } })

const Cost = chakra('p', { base: { textStyle: 'heading', fontVariantNumeric: 'tabular-nums' } })

const Small = chakra('p', { base: { textStyle: 'small', textAlign: 'center', paddingInline: '4' } })

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

const Address = chakra('span', { base: { display: 'block', fontWeight: '600', overflowWrap: 'anywhere' } })

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
