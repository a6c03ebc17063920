import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import type { Kiosk } from '../../device/kiosk.ts'
import { Attract } from './attract.tsx'
import { Start } from './start-screen.tsx'
import { type SavedSite, useSavedSite } from './use-saved-site.ts'

/**
 * How long the start page is shown before the loop, in ms: the customer who pressed "Start over" may still be there.
 */
const REST_MS = 20_000

type Props = {
  kiosk: Kiosk
  /** Called with how much of the site is stored on this device. */
  onSaved: (saved: SavedSite) => void
  isOpen: boolean
  /** A session begins. */
  onTouch: () => void
}

/** What a kiosk shows instead of the home page: the start page, and carts while it is idle. */
export function KioskShow({ kiosk: { attract, showroom }, onSaved, isOpen, onTouch }: Props) {
  const isHome = useLocation().pathname === paths.home
  const { saving, isInstalled, isWhole, isBusy } = useSavedSite()
  useEffect(() => onSaved({ saving, isInstalled, isWhole, isBusy }), [onSaved, saving, isInstalled, isWhole, isBusy])
  const [isShowing, setShowing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const rests = isHome && !isOpen && !isBusy
  useEffect(() => {
    if (!rests) return
    const timer = setTimeout(() => setShowing(true), REST_MS)
    return () => clearTimeout(timer)
  }, [rests])
  // After the loop has closed, because nothing below a modal dialog can be focused.
  useEffect(() => (isShowing ? () => heading.current?.focus() : undefined), [isShowing])
  if (!isHome) return null
  return (
    <>
      <Start attract={attract} showroom={showroom} heading={heading} />
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
