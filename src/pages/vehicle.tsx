import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ApiFailure } from '../api/client.ts'
import { knownVehicle, vehicleQuery } from '../api/vehicle-query.ts'
import { type VehicleList, vehiclesQuery } from '../api/vehicles-query.ts'
import { findVehicle } from '../contract/vehicle-lookup.ts'
import { Heart } from '../features/shortlist/heart.tsx'
import { ShortlistButton } from '../features/shortlist/shortlist-button.tsx'
import { fromSummary, type ShownVehicle } from '../features/vehicle/shown-vehicle.ts'
import { VehicleSkeleton, VehicleView } from '../features/vehicle/vehicle-view.tsx'
import { paths } from '../paths.ts'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { sharePictures } from '../seo/share-pictures.ts'
import { vehicleProduct } from '../seo/vehicle-json-ld.ts'
import { vehicleMeta } from '../seo/vehicle-meta.ts'

const VehicleNotFound = lazy(() =>
  import('../features/vehicle/vehicle-not-found.tsx').then(({ VehicleNotFound }) => ({ default: VehicleNotFound })),
)

export default function VehiclePage() {
  const { ref = '' } = useParams()
  const { data, error, refetch } = useQuery(vehicleQuery(ref))
  const known = useKnown(ref)
  const shown = data ?? known
  if (shown) {
    return (
      <>
        <Head vehicle={shown.vehicle} />
        <VehicleView vehicle={shown.vehicle} asOf={shown.asOf} shortlist={ShortlistButton} heart={Heart} />
      </>
    )
  }
  if (!error) return <VehicleSkeleton />
  const gone = error instanceof ApiFailure && error.status === 404
  return (
    <>
      <title>Vehicle Not Found</title>
      <Suspense fallback={<VehicleSkeleton />}>
        <VehicleNotFound onRetry={gone ? undefined : () => void refetch()} heart={Heart} />
      </Suspense>
    </>
  )
}

const Head = ({ vehicle }: { vehicle: ShownVehicle }) => (
  <>
    <PageHead
      meta={vehicleMeta(vehicle)}
      path={paths.vehicle(vehicle.id)}
      type="product"
      image={sharePictures.vehicle(vehicle.id)}
    >
      {vehicle.price !== undefined && !vehicle.samplePrice && (
        <>
          <meta property="product:price:amount" content={String(vehicle.price)} />
          <meta property="product:price:currency" content="USD" />
        </>
      )}
      <meta property="product:availability" content={vehicle.inStock ? 'in stock' : 'out of stock'} />
      <meta property="product:condition" content={vehicle.isNew ? 'new' : 'used'} />
    </PageHead>
    {import.meta.env.SSR && (
      <JsonLd
        things={[
          vehicleProduct(vehicle),
          autoDealer(),
          breadcrumbs(
            { name: 'Inventory', path: paths.inventory },
            { name: vehicle.name, path: paths.vehicle(vehicle.id) },
          ),
        ]}
      />
    )}
  </>
)

/** What is known of a vehicle from elsewhere: read under another reference, or from the list. Asks for nothing. */
function useKnown(ref: string): { vehicle: ShownVehicle; asOf: number } | undefined {
  const queryClient = useQueryClient()
  const list = queryClient.getQueryData<VehicleList>(vehiclesQuery().queryKey)
  const summary = list && findVehicle(list.vehicles, ref)
  return knownVehicle(queryClient, ref) ?? (summary && { vehicle: fromSummary(summary), asOf: list.asOf })
}
