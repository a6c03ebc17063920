import { useState } from 'react'
import { useOnline } from '../../hooks/connection.ts'
import { InstallMessage } from './install-message.tsx'
import { SaveMessage } from './save-message.tsx'
import { useInstallOffer } from './use-install-offer.ts'

/**
 * What the widget shows when it has no status: the progress of "Save everything", the offer to save (once the
 * connection was in another state than `online`, and in the installed app), and the offer to install. A separate chunk.
 * @param isQuiet the widget shows something else
 */
export function Offers({ isQuiet }: { isQuiet: boolean }) {
  const isOnline = useOnline()
  const [wasNotOnline, setWasNotOnline] = useState(false)
  if (!isOnline && !wasNotOnline) setWasNotOnline(true)
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  const install = useInstallOffer({ wasNotOnline, isInstalled })
  if (isQuiet) return null
  return (
    <SaveMessage mayOffer={wasNotOnline || isInstalled}>
      {install.isOffered && <InstallMessage onAnswer={install.answer} />}
    </SaveMessage>
  )
}
