import { Fragment, memo, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../addresses/paths.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { Heart } from '../features/shortlist/heart.tsx'
import { LazyTray } from '../features/shortlist/lazy-tray.tsx'
import { ShortlistButton } from '../features/shortlist/shortlist-button.tsx'
import { useShownVehicle } from '../features/vehicle/use-shown-vehicle.ts'
import { useSoldVehicle } from '../features/vehicle/use-sold-vehicle.ts'
import { VehicleSkeleton, VehicleView } from '../features/vehicle/vehicle-view.tsx'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { sharePictures } from '../seo/share-pictures.ts'
import { vehicleProduct } from '../seo/vehicle-json-ld.ts'
import { soldMeta, vehicleMeta } from '../seo/vehicle-meta.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'

const VehicleFailure = lazyPart(async () => (await import('../features/vehicle/vehicle-failure.tsx')).VehicleFailure)

const SoldView = lazyPart(async () => (await import('../features/vehicle/sold-view.tsx')).SoldView)

export default function VehiclePage() {
  const { ref = '' } = useParams()
  const sold = useSoldVehicle(ref)
  return sold ? <Sold {...sold} /> : <Unit refInPath={ref} />
}

// Memoized: React removes a prerendered part whose parent renders again (as at the API's 404) before the part is
// hydrated.
const Sold = memo((sold: NonNullable<ReturnType<typeof useSoldVehicle>>) => (
  <>
    <PageHead meta={soldMeta(sold.unit)} hidden />
    <Suspense>
      <SoldView {...sold} heart={Heart} />
    </Suspense>
  </>
))

function Unit({ refInPath: ref }: { refInPath: string }) {
  const { shown, failed, error, retry } = useShownVehicle(ref)
  const failure = failed && (
    <Suspense fallback={!shown && <VehicleSkeleton />}>
      <VehicleFailure known={shown?.vehicle} error={error} onRetry={retry} heart={Heart} />
    </Suspense>
  )
  if (!shown) return failure || <VehicleSkeleton />
  return (
    // Another cart is another page: a translator's changes to this one's words must not stay.
    <Fragment key={shown.vehicle.id}>
      <Head vehicle={shown.vehicle} />
      <VehicleView
        vehicle={shown.vehicle}
        asOf={shown.asOf}
        shortlist={ShortlistButton}
        heart={Heart}
        failure={failure}
      />
      <LazyTray />
    </Fragment>
  )
}

const Head = ({ vehicle }: { vehicle: Vehicle }) => (
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
        ].filter((thing) => thing !== undefined)}
      />
    )}
  </>
)
