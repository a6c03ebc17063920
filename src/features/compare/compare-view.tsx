import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { listFailureWords, vehiclesQuery } from '../../api/vehicles-query.ts'
import { showPage } from '../../before-hydration/document-marks.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { compareClosing } from '../../content/compare-page.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { setListed, useShortlist } from '../../device/shortlist.ts'
import { useConnection } from '../../hooks/connection.ts'
import { Button } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Arrow, Icon } from '../../ui/icon.tsx'
import { lazyOnPress } from '../../ui/lazy/lazy-on-press.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { chosenOf, refsOf, withShown } from './chosen.ts'
import { CompareSkeleton } from './compare-skeleton.tsx'
import { GoneCarts } from './gone-carts.tsx'
import { NothingChosen } from './nothing-chosen.tsx'
import { shareComparison } from './share-comparison.ts'

// A page without carts does not need them.
const Comparison = lazyPart(async () => (await import('./comparison.tsx')).Comparison)
const Letterhead = lazyPart(async () => (await import('./letterhead.tsx')).Letterhead)
const CompareQrCard = lazyOnPress(async () => (await import('./compare-qr-card.tsx')).CompareQrCard)

/** The carts in the address, or those of the shortlist, side by side. Rendered only after hydration. */
export function CompareView() {
  const compared = useRef<HTMLDivElement>(null)
  return (
    <div id="compared" ref={compared} tabIndex={-1}>
      <Carts onNoticeGone={() => compared.current?.focus({ preventScroll: true })} />
    </div>
  )
}

/** @param props.onNoticeGone called when a notice disappears with its pressed button, so that the focus can move */
function Carts({ onNoticeGone }: { onNoticeGone: () => void }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery(vehiclesQuery())
  const connection = useConnection()
  const listed = useShortlist()
  const shortlistKnown = useHydrated()
  const [showsQrCard, setShowsQrCard] = useState(false)
  const close = () => setShowsQrCard(false)
  const refsOfAddress = refsOf(search)
  // The page was prerendered without its query, and hidden until now.
  useLayoutEffect(() => {
    showPage()
  }, [])

  if (!refsOfAddress && !shortlistKnown) return <CompareSkeleton />
  const refs = refsOfAddress ?? listed
  if (refs.length === 0) return <NothingChosen />
  if (!data) {
    if (!error) return <CompareSkeleton />
    return (
      <Notice tone="error" title={listFailureWords(error, connection)}>
        <Button type="button" variant="outline" size="sm" aria-disabled={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    )
  }
  const chosen = chosenOf(data.vehicles, refs)
  const { shown, overLimit, unknown } = chosen
  const ids = shown.map(({ id }) => id)
  const show = (next: readonly string[]) =>
    navigate(next.length > 0 ? paths.compareCarts(next) : paths.compare, { replace: true, preventScrollReset: true })
  const remove = (vehicle: Vehicle) => {
    if (!refsOfAddress) setListed(vehicle.id, false)
    else void show([...shown, ...overLimit].map(({ id }) => id).filter((id) => id !== vehicle.id))
    toast({
      title: refsOfAddress ? 'Removed from the comparison' : 'Removed from your saved carts',
      description: vehicle.name,
      action: {
        label: 'Undo',
        onClick: () =>
          refsOfAddress ? void show(refsOfAddress) : setListed(vehicle.id, true, listed.indexOf(vehicle.id)),
      },
    })
  }
  const removeUnknown = () => {
    const entries = [...listed.entries()].filter(([, id]) => unknown.includes(id))
    for (const [, id] of entries) setListed(id, false)
    if (refsOfAddress) void show([...shown, ...overLimit].map(({ id }) => id))
    onNoticeGone()
    toast({
      title: entries.length > 0 ? 'Removed from your saved carts' : 'Removed from the comparison',
      description:
        unknown.length === 1 ? 'One cart we don’t have anymore' : `${unknown.length} carts we don’t have anymore`,
      action: {
        label: 'Undo',
        onClick: () => {
          for (const [at, id] of entries) setListed(id, true, at)
          if (refsOfAddress) void show(refsOfAddress)
        },
      },
    })
  }
  return (
    <>
      {unknown.length > 0 && (
        <GoneCarts refs={unknown} isReading={isFetching} hasFailed={Boolean(error)} onRemove={removeUnknown} />
      )}
      {overLimit.length > 0 && (
        <TooMany data-screen-only="">
          <p data-part="words">
            {`You picked ${shown.length + overLimit.length}, but only ${shown.length} fit. Swap the last one for:`}
          </p>
          <ul data-part="carts">
            {overLimit.map(({ id, name }) => (
              <li key={id}>
                <button type="button" onClick={() => void show(withShown(chosen, id))}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </TooMany>
      )}
      {shown.length === 0 ? (
        <NothingChosen />
      ) : (
        <Suspense fallback={<CompareSkeleton />}>
          <Letterhead ids={ids} asOf={data.asOf} />
          <Bar data-screen-only="">
            <button type="button" onClick={({ currentTarget }) => void shareComparison(ids, currentTarget)}>
              <Icon name="share" /> Share
            </button>
            <button type="button" aria-haspopup="dialog" onClick={() => setShowsQrCard(true)}>
              <Icon name="qr" /> QR code
            </button>
            <button type="button" data-prints="" onClick={() => window.print()}>
              <Icon name="print" /> Print
            </button>
          </Bar>
          <Comparison vehicles={shown} asOf={data.asOf} onRemove={remove} />
          <Closing
            {...compareClosing}
            actions={
              <>
                <Button asChild>
                  <Link to={paths.contactTestDrive()}>
                    Request a test drive <Arrow />
                  </Link>
                </Button>
                <Button asChild variant="outline">
                  <Link to={paths.inventory}>View Inventory</Link>
                </Button>
              </>
            }
          />
          {showsQrCard && <CompareQrCard vehicles={shown} asOf={data.asOf} onClose={close} onMissing={close} />}
        </Suspense>
      )}
    </>
  )
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 24px',
    paddingBottom: '2',
    textStyle: 'small',
    '& button': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '44px', fontWeight: '560' },
    '& button:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    // Beside the title, also with a large font.
    '@media (min-width: 44em)': { position: 'absolute', top: 'var(--beside-title)', right: 'var(--gutter)' },
  },
})

const TooMany = chakra('div', {
  base: {
    paddingBlock: '5',
    '& [data-part=words]': { color: 'muted', paddingBottom: '3' },
    '& [data-part=carts]': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& button': {
      minHeight: '44px',
      paddingInline: '14px',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: 'control',
      textStyle: 'small',
      fontWeight: '560',
      '&:hover': { borderColor: 'ink' },
    },
  },
})
