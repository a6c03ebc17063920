import type { ComponentProps } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useConnection } from '../../hooks/connection.ts'
import { wordsWithoutAnswer } from '../../lib/connection-state.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VehicleNotFound } from './vehicle-not-found.tsx'

type Props = ComponentProps<typeof VehicleNotFound> & {
  /** The vehicle that is shown, from the list or the store. */
  known: Vehicle | undefined
}

/**
 * Shown when the API could not be asked for a vehicle: a notice on its page, or "Vehicle Not Found" if the vehicle is
 * unknown.
 */
export function VehicleFailure({ known, onRetry, heart }: Props) {
  const connection = useConnection()
  if (!known) return <VehicleNotFound onRetry={onRetry} heart={heart} />
  return (
    <Notice tone="warn" title={`${wordsWithoutAnswer(connection)} Price and stock may have changed.`}>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
