import { ApiFailure } from '../../api/client.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useConnection } from '../../hooks/connection.ts'
import { failureWords } from '../../lib/connection-state.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Heart } from '../../ui/vehicle-card.tsx'
import { VehicleNotFound } from './vehicle-not-found.tsx'

type Props = {
  /** The vehicle that is shown, from the list or the store. */
  known: Vehicle | undefined
  /** Null if the service worker answered from its store. */
  error: Error | null
  onRetry: (() => void) | undefined
  heart: Heart
}

/**
 * Shown when the API sent no vehicle: a notice on its page, or "Vehicle Not Found" if the vehicle is
 * unknown.
 */
export function VehicleFailure({ known, error, onRetry, heart }: Props) {
  const connection = useConnection()
  const hasAnswered = error instanceof ApiFailure && error.status > 0
  if (!known) return <VehicleNotFound onRetry={onRetry} hasAnswered={hasAnswered} heart={heart} />
  return (
    <Notice tone="warn" title={`${failureWords(connection, hasAnswered)} Price and stock may have changed.`}>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
