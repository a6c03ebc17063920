import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { readKiosk } from '../../device/kiosk.ts'
import { LeaveForm } from './leave-form.tsx'
import { SetUpForm } from './set-up-form.tsx'

/** Sets this device up as a kiosk, or leaves that with the PIN. Rendered only in the browser. */
export function KioskSettings() {
  const navigate = useNavigate()
  // What is installed from here is an app that fills the screen (tools/vite/manifest.ts).
  useEffect(() => document.querySelector('link[rel=manifest]')?.setAttribute('href', '/kiosk.webmanifest'), [])
  const [isKiosk] = useState(() => readKiosk() !== undefined)
  if (isKiosk) return <LeaveForm />
  const begin = () => {
    // In this document, because another one would leave full screen. lazy-kiosk-session.tsx reads it with the next page.
    document.documentElement.dataset.kiosk = ''
    // Back finds no PIN in a form.
    navigate(paths.home, { replace: true })
  }
  return <SetUpForm onReady={begin} />
}
