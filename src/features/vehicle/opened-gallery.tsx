import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { modelOf } from '../../lib/model-file.ts'
import { PictureViewer } from './picture-viewer.tsx'
import type { TurnView } from './stage.tsx'
import { TurnStage } from './turn-stage.tsx'
import { useTurnEntry } from './use-turn-entry.ts'

/** The cart in 3-D, its pictures in full screen, these over the cart in 3-D, or nothing after that. */
export type Opened = 'turn' | 'full' | 'full over turn' | 'closed'

type Props = {
  opened: Opened
  vehicle: Vehicle
  name: string
  images: readonly string[]
  index: number
  onIndex: (index: number) => void
  onOpened: (opened: Opened) => void
  onView: (view: TurnView | undefined) => void
}

/** What a press opens from the gallery. Once loaded it stays mounted, so that Forward can open the 3-D stage again. */
export function OpenedGallery({ opened, vehicle, onOpened, onView, ...shown }: Props) {
  const isCovered = opened === 'full over turn'
  const isTurn = opened === 'turn' || isCovered
  const { query, choose } = useTurnEntry(isTurn, (isOpen) => onOpened(isOpen ? 'turn' : 'closed'))
  // Of all pictures, because those that are shown may include no drawing.
  const model = modelOf(vehicle.images)
  return (
    <>
      {isTurn && model && (
        <TurnStage
          {...shown}
          vehicle={vehicle}
          model={model}
          isCovered={isCovered}
          query={query}
          onColors={choose}
          onView={onView}
          onClose={() => onOpened('closed')}
        />
      )}
      {(opened === 'full' || isCovered) && (
        <PictureViewer {...shown} onClose={() => onOpened(isCovered ? 'turn' : 'closed')} />
      )}
    </>
  )
}
