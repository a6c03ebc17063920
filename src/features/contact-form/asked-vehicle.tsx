import { chakra } from '@chakra-ui/react'
import { VEHICLE_PARAM } from '../../addresses/paths.ts'
import { ApiFailure } from '../../api/client.ts'
import { useVehicle } from '../../api/use-vehicle.ts'
import { chosenColors, colorWords } from '../../content/cart-colors.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { priceLabel } from '../../lib/money.ts'
import { stockWords } from '../../lib/status-words.ts'
import { priceNote } from '../../lib/unit-line.ts'
import { Icon } from '../../ui/icon.tsx'
import { MISSING } from '../../ui/missing-picture.tsx'
import { addressHas } from '../../ui/page-marks.ts'
import { Picture } from '../../ui/picture.tsx'
import type { FormMessage, InquiryVehicle } from './drafts.ts'

export type AskedVehicle = {
  vehicle: InquiryVehicle | null
  /** What we know about the vehicle in the address. */
  unit?: Vehicle | undefined
  /** The vehicle is in the address, not in the message. */
  isOfAddress: boolean
  /** We do not have the vehicle in the address. */
  isGone: boolean
  isLoading: boolean
}

/**
 * The vehicle of the message: from the address, or from the message itself. Its id is the reference in the address, so
 * that a text is the same before and after the vehicle is looked up. A reference that cannot be looked up now is sent
 * unchanged; an unknown one is omitted.
 */
export function useAskedVehicle(query: string, message: FormMessage): AskedVehicle {
  const ref = new URLSearchParams(query).get(VEHICLE_PARAM)
  const { found, read } = useVehicle(ref ?? '')
  const isOfAddress = ref !== null
  const isGone = isOfAddress && (ref.length > 100 || (read.error instanceof ApiFailure && read.error.status === 404))
  const state = { isOfAddress, isGone, isLoading: read.isLoading }
  if (message.vehicle === 'omitted') return { ...state, vehicle: null, isGone: false }
  if (!isOfAddress) return { ...state, vehicle: message.vehicle }
  if (isGone) return { ...state, vehicle: null }
  const unit = found?.vehicle
  return { ...state, unit, vehicle: { id: ref, name: unit?.name ?? null, colors: wishedColors(query, message) } }
}

/** The requested colors in words: from the address, or from the edited inquiry. */
export function wishedColors(
  query: string,
  { change, vehicle }: Pick<FormMessage, 'change' | 'vehicle'>,
): string | null {
  if (change.is === 'new') return colorWords(chosenColors(query)) || null
  return vehicle && vehicle !== 'omitted' ? vehicle.colors : null
}

const VEHICLE_IN_ADDRESS = `${addressHas(VEHICLE_PARAM)} &` as const
const COLORS_IN_ADDRESS = `html:is(${addressHas('paint')}, ${addressHas('roof')}, ${addressHas('seats')}) &` as const

type Props = {
  /** Undefined until the address is read. If it names a vehicle, room is reserved for it. */
  asked: AskedVehicle | undefined
  onDrop: () => void
}

/** The cart that the inquiry is about: picture, name, price and stock, with a button to leave it out. */
export function AskedVehicleLine({ asked, onDrop }: Props) {
  const { vehicle, unit } = asked ?? {}
  const name = vehicle?.name ?? (asked?.isLoading ? undefined : 'the cart you were looking at')
  return (
    <Line data-unknown={asked ? undefined : ''}>
      {asked?.isGone && <p>We don’t have that cart anymore. Please mention it in your message.</p>}
      {vehicle && (
        <>
          {unit && (
            <div data-part="picture">
              <Picture
                src={unit.images[0]}
                alt=""
                sizes="(min-width:700px) 144px,112px"
                upTo={480}
                width={112}
                height={84}
                eager
                seats={unit.specifications.seatingCapacity}
              />
            </div>
          )}
          <p>
            {name && <>About {vehicle.name ? <b data-part="name">{name}</b> : <span>{name}</span>}</>}
            {unit && <span data-part="figures">{figures(unit)}</span>}
          </p>
          <button type="button" aria-label={`Remove ${name ?? 'this cart'}`} onClick={onDrop}>
            <Icon name="close" />
          </button>
          {vehicle.colors && <Wish>You’d like: {vehicle.colors}. We’ll tell you what’s in stock.</Wish>}
        </>
      )}
    </Line>
  )
}

/** "$9,995 · In stock" */
const figures = (unit: Vehicle) =>
  [priceLabel(unit.price), priceNote(unit), stockWords(unit)].filter(Boolean).join('\u00a0· ')

const Wish = chakra('p', { base: { flexBasis: '100%', textStyle: 'small', color: 'muted' } })

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    rowGap: '2',
    columnGap: { base: '3', sm: '5' },
    minHeight: { base: '102px', sm: '126px' },
    paddingBlock: '2',
    borderBlock: '1px solid',
    borderColor: 'line',
    '&:empty': { display: 'none' },
    [VEHICLE_IN_ADDRESS]: { '&[data-unknown]': { display: 'flex' } },
    [COLORS_IN_ADDRESS]: { minHeight: { base: '156px', sm: '160px' } },
    '& [data-part=picture]': { flex: 'none', width: { base: '112px', sm: '144px' } },
    [`& img, & ${MISSING}`]: { width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' },
    '& img': { background: 'var(--plate)', filter: 'var(--picture)' },
    '& p:has(+ button)': { flex: '1 1 0' },
    '& [data-part=name]': { fontWeight: '620' },
    '& [data-part=figures]': { display: 'block', textStyle: 'small', fontVariantNumeric: 'tabular-nums' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      flex: 'none',
      // With them it is as high as the picture, which comes later than the requested colors.
      marginBlock: { base: '20px', sm: '32px' },
    },
  },
})
