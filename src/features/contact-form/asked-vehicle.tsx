import { chakra } from '@chakra-ui/react'
import { X } from 'lucide'
import { VEHICLE_PARAM } from '../../addresses/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import type { AskedVehicle } from './use-asked-vehicle.ts'

/** `data-query` is the query of the address, noted by `src/before-hydration/inline-script.ts`. */
const VEHICLE_IN_ADDRESS = `[data-query*="${VEHICLE_PARAM}="] &` as const

type Props = {
  /** Undefined until the address is read. If it names a vehicle, the room for it is kept. */
  asked: { vehicle: AskedVehicle | undefined; isGone: boolean } | undefined
  /** The requested colours, in words. */
  colors: string | undefined
  onDrop: () => void
}

/** The cart that the inquiry is about, and the way to leave it out. */
export function AskedVehicleLine({ asked, colors, onDrop }: Props) {
  const vehicle = asked?.vehicle
  const name = vehicle?.name ?? (vehicle?.isLoading ? undefined : 'the cart you were looking at')
  return (
    <Line data-unknown={asked ? undefined : ''}>
      {asked?.isGone && <p>That cart isn’t in our list anymore. Please name it in your message.</p>}
      {vehicle && (
        <>
          <p>
            {name && <>About {vehicle.name ? <b data-part="name">{name}</b> : <span>{name}</span>}</>}
            {colors && <Wish>You’d like: {colors}. We’ll tell you what’s in stock.</Wish>}
          </p>
          <button type="button" aria-label={`Leave out ${name ?? 'this cart'}`} onClick={onDrop}>
            <Icon as={X} />
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
