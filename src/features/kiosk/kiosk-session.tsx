import { chakra } from '@chakra-ui/react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Kiosk, readKiosk } from '../../device/kiosk.ts'
import { useScreenAwake } from '../../hooks/use-screen-awake.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import './kiosk.css'
import type { PhoneLink } from './external-link.ts'
import { KioskBar } from './kiosk-bar.tsx'
import { useLockedDown } from './locked-down.ts'
import { PhoneSheet } from './phone-sheet.tsx'
import { reloadLater } from './reload-later.ts'
import { StillThere } from './still-there.tsx'
import { end, goOn, useKioskSession } from './use-kiosk-session.ts'
import { useLongPress } from './use-long-press.ts'
import type { SavedSite } from './use-saved-site.ts'
import { useUpkeep } from './use-upkeep.ts'

/** In a separate chunk, because a page lists all files of a chunk that it may load later. */
const KioskShow = lazyPart(async () => (await import('./kiosk-show.tsx').catch(reloadLater)).KioskShow)
/** Loaded on use, because it contains form validation. */
const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx').catch(reloadLater)).LeaveDialog)

/**
 * Ends a person's session on a kiosk, by a press or after a time without a touch, and blocks links that leave the site.
 * Renders nothing on other devices.
 */
export function KioskSession() {
  const [kiosk] = useState(readKiosk)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (kiosk) dataset['kiosk'] = 'here'
    else delete dataset['kiosk']
  }, [kiosk])
  return kiosk ? createPortal(<KioskLayer kiosk={kiosk} />, document.body) : null
}

function KioskLayer({ kiosk }: { kiosk: Kiosk }) {
  const session = useKioskSession(kiosk.idleSeconds)
  const [sheet, setSheet] = useState<{ link: PhoneLink; number: number }>()
  const closeSheet = (number: number) => setSheet((now) => (now?.number === number ? undefined : now))
  useLockedDown(useCallback((link) => setSheet((before) => ({ link, number: (before?.number ?? 0) + 1 })), []))
  const [leaving, setLeaving] = useState<number>()
  const closeLeaveDialog = (number: number) => setLeaving((now) => (now === number ? undefined : now))
  useLongPress(useCallback(() => setLeaving((before = 0) => before + 1), []))
  const [saved, setSaved] = useState<SavedSite>()
  useScreenAwake()
  useUpkeep(kiosk.name)
  if (session.state === 'ending') return <Cover />
  return (
    <>
      <Suspense>
        <KioskShow kiosk={kiosk} onSaved={setSaved} isOpen={session.state !== 'closed'} onTouch={goOn} />
      </Suspense>
      <KioskBar onStartOver={end} />
      {/* Each has a number by which it is closed: browsers fire `close` a moment later, which must not close the next one. */}
      {sheet && <PhoneSheet key={sheet.number} link={sheet.link} onClose={() => closeSheet(sheet.number)} />}
      {leaving && (
        <Suspense>
          <LeaveDialog key={leaving} saved={saved} onClose={() => closeLeaveDialog(leaving)} />
        </Suspense>
      )}
      {session.state === 'asking' && <StillThere secondsLeft={session.secondsLeft} onStay={goOn} onDone={end} />}
    </>
  )
}

/** Covers the page of the person who left while their data is being removed. */
const Cover = chakra('div', { base: { position: 'fixed', inset: '0', zIndex: '30', background: 'page' } })
