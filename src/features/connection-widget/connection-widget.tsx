import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert, Clock, CloudOff, type IconNode, RefreshCw, X } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'react'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { acceptUpdate, updateReady } from '../../device/updates.ts'
import { useWaiting } from '../../device/waiting.ts'
import { useNow } from '../../hooks/now.ts'
import { useOnline } from '../../hooks/online.ts'
import { useStore } from '../../hooks/use-store.ts'
import { asOfLabel } from '../../lib/as-of.ts'
import { Link } from '../../link.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Status, statusOf } from './status.ts'

/** How long a message about a change stays ("Back online", "Delivered"), in ms. */
const NEWS_MS = 5000

const ICONS: Record<Status['id'], { shapes: IconNode; calm?: boolean }> = {
  offline: { shapes: CloudOff },
  'weak-signal': { shapes: CloudOff },
  waiting: { shapes: Clock },
  attention: { shapes: CircleAlert },
  'back-online': { shapes: RefreshCw, calm: true },
  delivered: { shapes: Check, calm: true },
  'update-ready': { shapes: RefreshCw, calm: true },
}

/** Says where this device stands: offline, back online, or one version behind. Never part of a prerendered page. */
export function ConnectionWidget() {
  const status = useStatus()
  const [dismissed, setDismissed] = useState<Status['id']>()
  const shown = status && status.id !== dismissed ? status : undefined
  // A message that went away may come again later.
  if (dismissed && status?.id !== dismissed) setDismissed(undefined)
  const icon = ICONS[shown?.id ?? 'offline']
  return (
    // The region is there before its first message: only then do screen readers say it.
    <Region role="status" data-screen-only="">
      {shown && (
        <Box>
          <Sign calm={icon.calm}>
            <Icon as={icon.shapes} size={22} />
          </Sign>
          <p>
            <b>{shown.headline}</b> {shown.detail}
          </p>
          {shown.outboxLink && (
            <Action asChild>
              <Link to={paths.outbox}>{shown.outboxLink}</Link>
            </Action>
          )}
          {shown.id === 'update-ready' && (
            <Action type="button" onClick={acceptUpdate}>
              Reload
            </Action>
          )}
          <Close type="button" aria-label="Dismiss" onClick={() => setDismissed(shown.id)}>
            <Icon as={X} />
          </Close>
        </Box>
      )}
    </Region>
  )
}

function useStatus(): Status | undefined {
  const isOnline = useOnline()
  const now = useNow()
  const { data: asOf } = useQuery({ ...vehiclesQuery(), enabled: false, select: (list) => list.asOf })
  const { waiting, attention, delivered } = useWaiting()
  return statusOf({
    online: isOnline,
    hasNetwork: navigator.onLine,
    cameBack: useNews(isOnline) === true,
    pricesAsOf: asOf && now ? asOfLabel(asOf, now) : undefined,
    waiting,
    sending: useNews(waiting) !== undefined,
    attention,
    delivered: useNews(delivered),
    updateReady: useStore(updateReady),
  })
}

/** The value for a few seconds after it has changed to this one. */
function useNews<T>(value: T): T | undefined {
  const [news, setNews] = useState<T>()
  const before = useRef(value)
  // Before the screen is painted, so that nothing flashes.
  useLayoutEffect(() => {
    const changed = value !== before.current
    before.current = value
    setNews(changed ? value : undefined)
    if (!changed) return
    const timer = setTimeout(() => setNews(undefined), NEWS_MS)
    return () => clearTimeout(timer)
  }, [value])
  return news
}

/** Height of a page's dock with its border. */
const DOCK = '77px'

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '9',
    left: { base: '0', md: 'var(--gutter)' },
    right: { base: '0', md: 'auto' },
    bottom: { base: '0', md: '5' },
    // Above the dock of a page that has one.
    'html:has([data-dock]) &': {
      bottom: { base: `calc(${DOCK} + env(safe-area-inset-bottom))`, md: `calc(${DOCK} + 20px)`, lg: '5' },
    },
  },
})

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '14px' },
    minHeight: { base: '48px', md: '52px' },
    padding: { base: '2px 4px calc(2px + env(safe-area-inset-bottom)) 20px', md: '4px 8px 4px 16px' },
    'html:has([data-dock]) &': { paddingBottom: { base: '2px', md: '4px' } },
    background: 'night',
    color: 'nightInk',
    textStyle: 'small',
    lineHeight: '1.35',
    borderRadius: { md: 'control' },
    boxShadow: { md: 'var(--floating)' },
    '& p': {
      flex: '1',
      color: 'nightMuted',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& b': { fontWeight: '620', color: 'nightInk' },
    '& :focus-visible': { outlineColor: 'nightInk', outlineOffset: '-4px' },
    '@media (max-width: 359px)': { fontSize: '14px' },
  },
})

const Sign = chakra('span', { base: { color: 'amber' }, variants: { calm: { true: { color: 'nightInk' } } } })

const Action = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '3',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    color: 'nightAccent',
  },
})

const Close = chakra('button', {
  base: { minHeight: '44px', minWidth: '44px', display: 'grid', placeItems: 'center' },
})
