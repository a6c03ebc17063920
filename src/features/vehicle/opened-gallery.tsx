import { modelOf } from '../../lib/model-file.ts'
import { PictureViewer } from './picture-viewer.tsx'
import type { ShownVehicle } from './shown-vehicle.ts'
import { useForwardToTurn } from './turn-address.ts'
import { TurnStage } from './turn-stage.tsx'

/** The cart in 3-D, its pictures in full screen, these over the cart in 3-D, or nothing any more. */
export type Opened = 'turn' | 'full' | 'full over turn' | 'closed'

type Props = {
  opened: Opened
  vehicle: ShownVehicle
  name: string
  images: readonly string[]
  index: number
  onIndex: (index: number) => void
  onOpened: (opened: Opened) => void
  onAddress: () => void
}

/** What somebody opened from the gallery, loaded by that press. It stays until the page is left: Forward opens the stage again. */
export function OpenedGallery({ opened, vehicle, onAddress, onOpened, ...shown }: Props) {
  useForwardToTurn(() => onOpened('turn'))
  // Of the pictures that are shown none may be a drawing.
  const model = modelOf(vehicle.images)
  const isCovered = opened === 'full over turn'
  return (
    <>
      {(opened === 'turn' || isCovered) && model && (
        <TurnStage
          {...shown}
          vehicle={vehicle}
          model={model}
          isCovered={isCovered}
          onClose={() => onOpened('closed')}
          onAddress={onAddress}
        />
      )}
      {(opened === 'full' || isCovered) && (
        <PictureViewer {...shown} onClose={() => onOpened(isCovered ? 'turn' : 'closed')} />
      )}
    </>
  )
}
