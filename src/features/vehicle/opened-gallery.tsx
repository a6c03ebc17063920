import { modelOf } from '../../lib/model-file.ts'
import { PictureViewer } from './picture-viewer.tsx'
import type { ShownVehicle } from './shown-vehicle.ts'
import { useForwardToTurn } from './turn-address.ts'
import { TurnStage } from './turn-stage.tsx'

type Props = {
  /** The cart in 3-D, its pictures in full screen, or nothing any more. */
  opened: 'turn' | 'full' | 'closed'
  vehicle: ShownVehicle
  name: string
  images: readonly string[]
  index: number
  onIndex: (index: number) => void
  onOpened: (opened: 'turn' | 'closed') => void
  onAddress: () => void
}

/** What somebody opened from the gallery, loaded by that press. It stays until the page is left: Forward opens the stage again. */
export function OpenedGallery({ opened, vehicle, onAddress, onOpened, ...shown }: Props) {
  useForwardToTurn(() => onOpened('turn'))
  const model = modelOf(shown.images[0])
  const gallery = { ...shown, onClose: () => onOpened('closed') }
  if (opened === 'closed') return null
  return opened === 'turn' && model ? (
    <TurnStage {...gallery} vehicle={vehicle} onAddress={onAddress} model={model} />
  ) : (
    <PictureViewer {...gallery} />
  )
}
