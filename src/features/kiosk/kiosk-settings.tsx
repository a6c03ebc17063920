import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { readKiosk } from '../../device/kiosk.ts'
import { LeaveForm } from './leave-form.tsx'
import { SetUpForm } from './set-up-form.tsx'

/** Sets this device up as a kiosk, or ends kiosk mode with the PIN. Rendered only in the browser. */
export function KioskSettings() {
  const navigate = useNavigate()
  // Installed from here, the app fills the screen (tools/vite/manifest.ts).
  useEffect(() => document.querySelector('link[rel=manifest]')?.setAttribute('href', '/kiosk.webmanifest'), [])
  const [isKiosk] = useState(() => readKiosk() !== undefined)
  if (isKiosk) return <LeaveForm />
  const begin = () => {
    // Stays in this document, because a new one would leave full screen. lazy-kiosk-session.tsx reads this on the next
    // page.
    document.documentElement.dataset.kiosk = ''
    // Replaced, so that Back does not lead to a form with a PIN.
    navigate(paths.home, { replace: true })
  }
  return <SetUpForm onReady={begin} />
}
