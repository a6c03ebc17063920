import { chakra } from '@chakra-ui/react'
import { VEHICLE_PARAM } from '../../addresses/paths.ts'
import { ApiFailure } from '../../api/client.ts'
import { useVehicle } from '../../api/use-vehicle.ts'
import { chosenColors, colorWords } from '../../content/cart-colors.ts'
import { Icon } from '../../ui/icon.tsx'
import { addressHas } from '../../ui/page-marks.ts'
import type { FormMessage, InquiryVehicle } from './drafts.ts'

export type AskedVehicle = {
  vehicle: InquiryVehicle | null
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
  return { ...state, vehicle: { id: ref, name: found?.vehicle.name ?? null, colors: wishedColors(query, message) } }
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

type Props = {
  /** Undefined until the address is read. If it names a vehicle, room is reserved for it. */
  asked: AskedVehicle | undefined
  onDrop: () => void
}

/** The cart that the inquiry is about, with a button to leave it out. */
export function AskedVehicleLine({ asked, onDrop }: Props) {
  const vehicle = asked?.vehicle
  const name = vehicle?.name ?? (asked?.isLoading ? undefined : 'the cart you were looking at')
  return (
    <Line data-unknown={asked ? undefined : ''}>
      {asked?.isGone && <p>We don’t have that cart anymore. Please mention it in your message.</p>}
      {vehicle && (
        <>
          <p>
            {name && <>About {vehicle.name ? <b data-part="name">{name}</b> : <span>{name}</span>}</>}
            {vehicle.colors && <Wish>You’d like: {vehicle.colors}. We’ll tell you what’s in stock.</Wish>}
          </p>
          <button type="button" aria-label={`Leave out ${name ?? 'this cart'}`} onClick={onDrop}>
            <Icon name="close" />
          </button>
        </>
      )}
    </Line>
  )
}

const Wish = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'muted' } })

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '62px',
    paddingBlock: '2',
    borderBlock: '1px solid',
    borderColor: 'line',
    '&:empty': { display: 'none' },
    [VEHICLE_IN_ADDRESS]: { '&[data-unknown]': { display: 'flex' } },
    '& [data-part=name]': { fontWeight: '620' },
    '& button': { display: 'grid', placeItems: 'center', width: '44px', height: '44px', flex: 'none' },
  },
})
