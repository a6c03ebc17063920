import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { dealer } from '../../content/dealer.ts'
import { useConnection } from '../../hooks/connection.ts'
import { failureWords } from '../../lib/connection-state.ts'
import { Button } from '../../ui/button.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { Actions, Wrap } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SceneHead } from '../../ui/scene-head.tsx'
import { ThreeCarts } from '../../ui/three-carts.tsx'
import type { Heart } from '../../ui/vehicle-card.tsx'

/** Title of the page of an unknown vehicle. */
export const VEHICLE_NOT_FOUND = `Vehicle Not Found | ${dealer.name}`

type Props = { onRetry: (() => void) | undefined; hasAnswered?: boolean; heart: Heart }

/**
 * Replaces a vehicle, with three others in stock once the list has loaded.
 * @param props.onRetry given if the vehicle could not be loaded, so that it may exist
 * @param props.hasAnswered whether our server answered, with an error
 */
export function VehicleNotFound({ onRetry, hasAnswered, heart }: Props) {
  const { data } = useQuery(vehiclesQuery())
  const connection = useConnection()
  return (
    <>
      <title>{VEHICLE_NOT_FOUND}</title>
      <SceneHead scene="meadow-spring" low>
        <Heading>Vehicle Not Found</Heading>
        <Lead>The vehicle you're looking for doesn't exist or has been removed.</Lead>
        {(onRetry || connection !== 'online') && (
          <Retry>
            <Notice tone="warn" title={failureWords(connection, hasAnswered)}>
              It isn’t on the list saved on this device, so it may be sold. Call to ask.
              {onRetry && (
                <Button variant="quiet" size="sm" onClick={onRetry}>
                  Try again
                </Button>
              )}
            </Notice>
          </Retry>
        )}
        <Actions>
          <Button asChild variant="primary">
            <Link to={paths.inventory}>Back to Inventory</Link>
          </Button>
          <CallButton phone={dealer.phone} />
        </Actions>
      </SceneHead>
      <Carts>
        <ThreeCarts
          title="These are on our lot"
          vehicles={data?.vehicles.filter(({ inStock }) => inStock) ?? []}
          to={paths.vehicle}
          link={Link}
          heart={heart}
        />
      </Carts>
    </>
  )
}

const Heading = chakra('h1', { base: { textStyle: 'display' } })

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', maxWidth: '30em', padding: '20px 0 28px' } })

const Retry = chakra('div', { base: { paddingBottom: '7' } })

const Carts = chakra(Wrap, { base: { paddingBottom: 'var(--air)' } })
