import { chakra } from '@chakra-ui/react'
import { X } from 'lucide'
import { Icon } from '../../ui/icon.tsx'

/** The cart that the inquiry is about, and the way to leave it out. */
export const AskedVehicle = ({ name, onDrop }: { name: string; onDrop: () => void }) => (
  <Line>
    <p>
      About <b>{name}</b>
    </p>
    <button type="button" aria-label={`Do not mention ${name}`} onClick={onDrop}>
      <Icon as={X} />
    </button>
  </Line>
)

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '2',
    borderBlock: '1px solid',
    borderColor: 'line',
    '& b': { fontWeight: '620' },
    '& button': { display: 'grid', placeItems: 'center', width: '44px', height: '44px', flex: 'none' },
  },
})
