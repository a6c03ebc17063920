import { useState } from 'react'
import { readKiosk, removeKiosk } from '../../device/kiosk.ts'
import { endSession } from './end-session.ts'
import { LeaveForm } from './leave-form.tsx'
import { SetUpForm } from './set-up-form.tsx'

/** Sets this device up as a kiosk, or leaves that with the PIN. Rendered only in the browser. */
export function KioskSettings() {
  const [isKiosk] = useState(() => readKiosk() !== undefined)
  if (!isKiosk)
    // A new document: the session of a kiosk begins with it, and Back finds no PIN in a form and nothing that was looked at before.
    return <SetUpForm onReady={() => void endSession()} />
  return (
    <LeaveForm
      onLeave={() => {
        removeKiosk()
        location.reload()
      }}
    />
  )
}
