import type { ComponentProps } from 'react'
import { useConnection } from '../../hooks/connection.ts'
import { wordsWithoutAnswer } from '../../lib/connection-state.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ShownVehicle } from './shown-vehicle.ts'
import { VehicleNotFound } from './vehicle-not-found.tsx'

type Props = ComponentProps<typeof VehicleNotFound> & {
  /** The vehicle as it is shown: from the list or the store. */
  known: ShownVehicle | undefined
}

/** The API could not be asked for a vehicle: a notice on its page, or "Vehicle Not Found" when the vehicle is unknown. */
export function VehicleFailure({ known, onRetry, heart }: Props) {
  const connection = useConnection()
  if (!known) return <VehicleNotFound onRetry={onRetry} heart={heart} />
  return (
    <Notice
      tone="warn"
      title={
        known.features
          ? `${wordsWithoutAnswer(connection)} Price and stock may have changed.`
          : 'We couldn’t load this cart’s features.'
      }
    >
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
