import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../ui/toast.ts'

declare global {
  interface Window {
    /** Chromium's queue for the installed app: it says where a launch should lead while the app is open. */
    launchQueue?: { setConsumer: (consumer: (params: { targetURL?: string }) => void) => void }
  }
}

/** Follows the shortcuts of the installed app in the open window. A form that is not sent stays in view. */
export function Launches() {
  const navigate = useNavigate()
  useEffect(() => {
    // The queue already contains the launch that opened the window, and Chromium delivers it again after a reload.
    let isNew = false
    window.launchQueue?.setConsumer(({ targetURL }) => {
      if (!isNew || !targetURL || targetURL === location.href) return
      const { pathname, search, hash } = new URL(targetURL)
      const open = () => void navigate(pathname + search + hash)
      if (!document.querySelector('form[data-unsent]')) return open()
      toast({
        title: 'You haven’t finished this form.',
        description: 'We kept this page open.',
        action: { label: 'Leave anyway', onClick: open },
      })
    })
    isNew = true
  }, [navigate])
  return null
}
