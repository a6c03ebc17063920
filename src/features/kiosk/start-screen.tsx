import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useLayoutEffect } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { dealer } from '../../content/dealer.ts'
import { kioskLocation } from '../../content/kiosk-location.ts'
import { useAsOfLabel } from '../../device/as-of-label.ts'
import { Arrow } from '../../ui/icon.tsx'
import { MISSING } from '../../ui/missing-picture.tsx'
import { Picture } from '../../ui/picture.tsx'
import { LANDSCAPE } from '../../ui/screens.ts'
import { Studio } from '../../ui/studio.tsx'
import { besidesMask, wideStageGradient } from '../../ui/theme/colors.ts'
import { attractCarts } from './attract-carts.ts'
import { LOW_LANDSCAPE, NARROW, StartSeats } from './start-seats.tsx'

type Props = {
  /** Which carts the kiosk shows; the first one is in the picture. */
  attract: string
  showroom: string
  /** Its heading, which gets the focus after the loop. */
  heading: Ref<HTMLHeadingElement>
}

/**
 * The start page of a kiosk: carts by seats. It covers the home page, which has more text than people read standing up.
 */
export function Start({ attract, showroom, heading }: Props) {
  const { data } = useQuery(vehiclesQuery())
  const asOf = useAsOfLabel(data?.asOf)
  useLayoutEffect(() => {
    const root = document.getElementById('root')
    root?.setAttribute('inert', '')
    return () => root?.removeAttribute('inert')
  }, [])
  const vehicles = data?.vehicles ?? []
  const [shown] = attractCarts(vehicles, attract)
  const ownShowroom = kioskLocation(showroom)
  return (
    <Screen aria-labelledby="kiosk-start">
      <Head>
        <p>
          <b data-part="dealer">{dealer.name}</b>
          {ownShowroom && <span>{ownShowroom.name}</span>}
        </p>
        {asOf && <span>{`Prices as of ${asOf}`}</span>}
      </Head>
      <Browse>
        <Link to={paths.inventory}>
          <div data-part="picture">
            <Studio src={shown?.images[0]}>
              <Picture
                src={shown?.images[0]}
                alt=""
                sizes="(orientation: landscape) 60vw, 100vw"
                eager
                name={shown?.name ?? ''}
                seats={shown?.specifications.seatingCapacity}
              />
            </Studio>
          </div>
          <b data-part="words">
            <span>{vehicles.length > 0 ? `All ${vehicles.length} carts` : 'All carts'}</span>
            <Arrow size={32} />
          </b>
        </Link>
      </Browse>
      <StartSeats vehicles={vehicles} heading={heading} />
      <Actions aria-label="More">
        <StartLink asChild>
          <Link to={paths.rentals} data-at-edge="">
            Rent a cart
          </Link>
        </StartLink>
        <StartLink asChild>
          <Link to={paths.eco}>What you’d save</Link>
        </StartLink>
        <StartLink asChild>
          <Link to={paths.contact}>Leave your info</Link>
        </StartLink>
      </Actions>
    </Screen>
  )
}

const Screen = chakra('section', {
  base: {
    position: 'fixed',
    inset: '0 0 var(--floor)',
    // Above the messages of the page below, which are inert like that page.
    zIndex: '10',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    display: 'grid',
    // The picture keeps a part of the screen. What is left goes to the seats, beside each other if there is little.
    gridTemplate: '"head" auto "browse" minmax(28vh, auto) "seats" minmax(min-content, 1fr) "actions" auto / 1fr',
    background: 'page',
    color: 'ink',
    [LANDSCAPE]: {
      gridTemplate: '"head head" auto "browse seats" minmax(min-content, 1fr) "actions actions" auto / var(--columns)',
    },
    '--columns': '62fr 38fr',
    [LOW_LANDSCAPE]: { '--columns': '1fr 1fr' },
  },
})

const Head = chakra('header', {
  base: {
    gridArea: 'head',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 24px',
    minHeight: '72px',
    padding: '12px var(--gutter)',
    [LOW_LANDSCAPE]: { minHeight: '0', paddingBlock: '4px' },
    borderBottom: '1px solid',
    borderColor: 'line',
    textStyle: 'small',
    color: 'muted',
    '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
    '& [data-part=dealer]': { textStyle: 'strong', color: 'ink' },
  },
})

const Browse = chakra('div', {
  base: {
    gridArea: 'browse',
    minHeight: '0',
    '& a': { display: 'flex', flexDirection: 'column', height: '100%' },
    '& [data-part=picture]': {
      position: 'relative',
      overflow: 'hidden',
      // As high as a 4:3 picture allows, so that nothing of the cart is cut off. Its studio continues beside it.
      containerType: 'size',
      background: wideStageGradient,
      filter: 'var(--picture)',
      aspectRatio: '4 / 3',
      maxHeight: '46vh',
      [LANDSCAPE]: { flex: '1', minHeight: '0', aspectRatio: 'auto', maxHeight: 'none' },
    },
    [`& img, & ${MISSING}`]: { position: 'absolute', inset: '0', width: '100%', height: '100%' },
    '& img': {
      objectFit: 'contain',
      maskImage: besidesMask(0.625, 0.61),
    },
    '& [data-part=words]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'clamp(56px, 9vh, 88px)',
      paddingInline: 'var(--gutter)',
      background: 'accent',
      color: 'accentFg',
      textStyle: 'heading',
    },
  },
})

const Actions = chakra('nav', {
  base: {
    gridArea: 'actions',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    borderTop: '1px solid',
    borderColor: 'line',
  },
})

const StartLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    padding: '28px 24px',
    textStyle: 'subhead',
    [NARROW]: { padding: '12px', textStyle: 'small', fontWeight: '580' },
    [LOW_LANDSCAPE]: { paddingBlock: '8px' },
    '&[data-at-edge]': { paddingLeft: 'var(--gutter)' },
    '&:active': { background: 'sunken' },
    '& + &': { borderLeft: '1px solid', borderColor: 'line' },
  },
})
