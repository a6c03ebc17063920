import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VehicleNotFound } from './vehicle-not-found.tsx'

type Props = ComponentProps<typeof VehicleNotFound> & {
  /** True where the list has the vehicle, which is then shown without what only its own answer says. */
  listed: boolean
}

/** A vehicle that could not be read: a line among what is known of it, or a page in its place. */
export function VehicleFailure({ listed, onRetry, heart }: Props) {
  if (!listed) return <VehicleNotFound onRetry={onRetry} heart={heart} />
  return (
    <Notice tone="warn" title="The features of this cart could not be loaded.">
      {onRetry ? (
        <Button variant="quiet" size="sm" onClick={onRetry}>
          Try again
        </Button>
      ) : (
        'It may have been sold since this list was made. Ask us before you come.'
      )}
    </Notice>
  )
}
