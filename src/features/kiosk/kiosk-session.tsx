import { chakra } from '@chakra-ui/react'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { readKiosk } from '../../device/kiosk.ts'
import { useScreenAwake } from '../../hooks/screen-awake.ts'
import './kiosk.css'
import { endSession } from './end-session.ts'
import { KioskBar } from './kiosk-bar.tsx'
import { PhoneSheet } from './phone-sheet.tsx'
import { StillThere } from './still-there.tsx'
import { useEnding } from './use-ending.ts'
import { useFixedZoom } from './use-fixed-zoom.ts'
import { useIdlePhase } from './use-idle-phase.ts'
import { useUpkeep } from './use-upkeep.ts'
import { useWaysOut } from './use-ways-out.ts'
import type { PhoneWay } from './way-out.ts'

/**
 * Ends the session of one person on a kiosk, by a press or when nobody touches it, and lets nobody leave the site. On any other
 * device it is nothing.
 */
export function KioskSession() {
  const [kiosk] = useState(readKiosk)
  // The script of index.html has not parsed what is stored.
  useEffect(() => {
    if (!kiosk) delete document.documentElement.dataset['kiosk']
  }, [kiosk])
  return kiosk ? createPortal(<Session name={kiosk.name} idleSeconds={kiosk.idleSeconds} />, document.body) : null
}

function Session({ name, idleSeconds }: { name: string; idleSeconds: number }) {
  const [isEnding, end] = useEnding()
  const [phase, goOn] = useIdlePhase(idleSeconds)
  const isOver = isEnding || phase.name === 'over'
  const [wayOut, setWayOut] = useState<PhoneWay>()
  const closeSheet = useCallback(() => setWayOut(undefined), [])
  useWaysOut(setWayOut)
  useFixedZoom()
  useScreenAwake()
  useUpkeep(name)
  useEffect(() => {
    if (isOver) void endSession()
  }, [isOver])
  if (isOver) return <Cover />
  return (
    <>
      <KioskBar onStartOver={end} />
      {wayOut && <PhoneSheet way={wayOut} onClose={closeSheet} />}
      {phase.name === 'asking' && <StillThere secondsLeft={phase.secondsLeft} onStay={goOn} onDone={end} />}
    </>
  )
}

/** Hides the page of the person who left while it is being removed. */
const Cover = chakra('div', { base: { position: 'fixed', inset: '0', zIndex: '30', background: 'page' } })
