import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import type { Kiosk } from '../../device/kiosk.ts'
import { Attract } from './attract.tsx'
import { Start } from './start-screen.tsx'
import { useSavedSite } from './use-saved-site.ts'

/** How long the start is shown before the loop, in ms: whoever has pressed "Start over" may still stand there. */
const REST_MS = 20_000

type Props = {
  kiosk: Kiosk
  /** Somebody uses the device. */
  isOpen: boolean
  /** Somebody has begun to. */
  onTouch: () => void
}

/** What a kiosk shows in the place of the home page: where everybody begins, and carts while nobody is there. */
export function KioskShow({ kiosk: { attract, showroom }, isOpen, onTouch }: Props) {
  const isHome = useLocation().pathname === paths.home
  const kept = useSavedSite()
  const [isShowing, setShowing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const rests = isHome && !isOpen && !kept.isBusy
  useEffect(() => {
    if (!rests) return
    const timer = setTimeout(() => setShowing(true), REST_MS)
    return () => clearTimeout(timer)
  }, [rests])
  // When the loop is gone: what lies below a modal dialog takes no focus.
  useEffect(() => (isShowing ? () => heading.current?.focus() : undefined), [isShowing])
  if (!isHome) return null
  return (
    <>
      <Start attract={attract} showroom={showroom} heading={heading} kept={kept} />
      {isShowing && (
        <Attract
          attract={attract}
          showroom={showroom}
          onEnd={() => {
            setShowing(false)
            onTouch()
          }}
        />
      )}
    </>
  )
}
