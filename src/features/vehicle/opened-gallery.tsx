import { modelOf } from '../../lib/model-file.ts'
import { PictureViewer } from './picture-viewer.tsx'
import type { ShownVehicle } from './shown-vehicle.ts'
import { TurnStage } from './turn-stage.tsx'

type Props = {
  /** The cart in 3-D, or else its pictures in full screen. */
  turn: boolean
  vehicle: ShownVehicle
  name: string
  images: readonly string[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
  onAddress: () => void
}

/** What somebody opened from the gallery, loaded by that press. */
export function OpenedGallery({ turn, vehicle, onAddress, ...gallery }: Props) {
  const model = modelOf(gallery.images[0])
  return turn && model ? (
    <TurnStage {...gallery} vehicle={vehicle} onAddress={onAddress} model={model} />
  ) : (
    <PictureViewer {...gallery} />
  )
}
