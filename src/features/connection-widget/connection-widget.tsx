import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { useAsOfLabel } from '../../device/as-of-label.ts'
import { useOutboxStatus } from '../../device/outbox-status.ts'
import { acceptUpdate, updateReady } from '../../device/updates.ts'
import { useConnection } from '../../hooks/connection.ts'
import { useStore } from '../../hooks/use-store.ts'
import type { IconName } from '../../ui/icon.tsx'
import {
  HAS_CART_DOCK,
  HAS_DOCK,
  HAS_FIXED_DOCK,
  HAS_GALLERY,
  HAS_OTHER_DOCK,
  HAS_SHORTLIST,
  HAS_TRAY,
} from '../../ui/page-marks.ts'
import { LOW_STAGE } from '../../ui/screens.ts'
import { type Status, statusOf } from './status.ts'
import { useRecentChange } from './use-recent-change.ts'
import { Action, AT_DOCK, CART_DOCK, DOCK, IN_HEADER, LYING, NarrowAction, WidgetMessage } from './widget-message.tsx'

const NO_CONNECTION: { icon: IconName; calm?: boolean } = { icon: 'cloud-off' }

const SIGNS: Record<Status['id'], typeof NO_CONNECTION> = {
  offline: NO_CONNECTION,
  weak: NO_CONNECTION,
  'server-unreachable': NO_CONNECTION,
  pending: { icon: 'clock' },
  attention: { icon: 'alert' },
  'back-online': { icon: 'refresh', calm: true },
  delivered: { icon: 'check', calm: true },
  'update-ready': { icon: 'refresh', calm: true },
}

const TELL_INQUIRIES: readonly string[] = [paths.outbox, paths.thankYou]

type Props = {
  /** A late part that the widget shows once the worker is ready. */
  whenStored: ComponentType<{ isQuiet: boolean }>
}

/**
 * Shows the state of the connection and of the version: offline, back online, or a newer version. Never part of a
 * prerendered page.
 */
export function ConnectionWidget({ whenStored: WhenStored }: Props) {
  const status = useStatus()
  const [dismissed, setDismissed] = useState<Status['id']>()
  const shown = status && status.id !== dismissed ? status : undefined
  // A message that disappeared by itself may be shown again later.
  if (dismissed && status?.id !== dismissed) setDismissed(undefined)
  const isReady = useWorkerReady()
  return (
    // Rendered before its first message: only then do screen readers announce it.
    <Region role="status" data-screen-only="">
      {shown && (
        <WidgetMessage {...SIGNS[shown.id]} words={shown} onDismiss={() => setDismissed(shown.id)}>
          {shown.outboxLink && (
            <NarrowAction asChild>
              <Link to={paths.outbox}>{shown.outboxLink}</Link>
            </NarrowAction>
          )}
          {SIGNS[shown.id] === NO_CONNECTION && shown.detail && !shown.outboxLink && (
            <NarrowAction asChild>
              <Link to={paths.device} aria-label="More about what’s saved">
                More
              </Link>
            </NarrowAction>
          )}
          {shown.id === 'update-ready' && (
            <Action type="button" onClick={acceptUpdate}>
              Reload
            </Action>
          )}
        </WidgetMessage>
      )}
      <Suspense>{isReady && <WhenStored isQuiet={shown !== undefined} />}</Suspense>
    </Region>
  )
}

/** Whether a worker is active, which has the code of late parts in its cache. */
function useWorkerReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    navigator.serviceWorker?.ready
      .then(() => setReady(true))
      // A browser that blocks the site's data may refuse it.
      .catch(() => {})
  }, [])
  return isReady
}

function useStatus(): Status | undefined {
  const connection = useConnection()
  const { data: asOf } = useQuery({ ...vehiclesQuery(), enabled: false, select: (list) => list.asOf })
  const { pending, attention, delivered } = useOutboxStatus()
  return statusOf({
    connection,
    cameBack: useRecentChange(connection === 'online') === true,
    pricesAsOf: useAsOfLabel(asOf),
    pending,
    sending: useRecentChange(pending) !== undefined,
    attention,
    delivered: useRecentChange(delivered),
    updateReady: useStore(updateReady),
    tellsInquiries: TELL_INQUIRIES.includes(useLocation().pathname),
  })
}

const BESIDE_BUTTON = { left: '0', right: 'auto', top: 'auto', bottom: 'var(--floor)', maxWidth: 'calc(100% - 290px)' }

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '9',
    // A message appears by itself, perhaps over a button that is being pressed, which must get the press.
    'html:has(main:active) &': { pointerEvents: 'none' },
    left: { base: '0', md: 'var(--gutter)' },
    right: { base: '0', md: 'auto' },
    bottom: { base: 'var(--floor)', md: 'calc(var(--floor) + 20px)' },
    // On a phone held sideways, the next button to press is at the bottom of the first screen. So the message is in the
    // header, between the name and the call button, and before a heart if there is one.
    [IN_HEADER]: {
      left: 'calc(var(--gutter) + 196px)',
      right: 'auto',
      top: '6px',
      bottom: 'auto',
      maxWidth: { base: 'calc(100vw - 372px)', md: 'calc(100vw - 534px)' },
      [`html${HAS_SHORTLIST} &`]: {
        maxWidth: { base: 'calc(100vw - 424px)', md: 'calc(100vw - 586px)' },
      },
      // That of a cart is beside its picture, and has no room.
      [`html${HAS_OTHER_DOCK} &`]: BESIDE_BUTTON,
    },
    // Above the dock of a page that has one; on a phone held sideways beside the button in it.
    [AT_DOCK]: {
      [`html${HAS_DOCK} &`]: {
        left: '0',
        right: '0',
        top: 'auto',
        bottom: `calc(${DOCK} + env(safe-area-inset-bottom) + var(--floor))`,
        [LYING]: BESIDE_BUTTON,
      },
      // Above that of a cart and beside its picture, which has a button at its lower edge.
      [`html${HAS_CART_DOCK} &`]: {
        [LYING]: {
          left: LOW_STAGE,
          right: '0',
          bottom: `calc(${CART_DOCK} + env(safe-area-inset-bottom) + var(--floor))`,
          maxWidth: 'none',
        },
      },
    },
    // On a wide screen, a list of inquiries has its buttons on the left, and a cart's pictures fill the lower left, so
    // the message is above the name.
    '@media (min-width: 1000px)': {
      [`html${HAS_TRAY} &`]: { bottom: `calc(${DOCK} + var(--floor) + 16px)` },
      [`html${HAS_FIXED_DOCK} &`]: { left: 'auto', right: 'var(--gutter)' },
      [`html${HAS_GALLERY} &`]: {
        left: 'auto',
        right: 'var(--gutter)',
        top: '84px',
        bottom: 'auto',
        maxWidth: 'calc(50vw - var(--gutter))',
      },
    },
  },
})
