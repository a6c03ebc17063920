import { useEffect } from 'react'

/** The site has no sound. Should a page ever play any, a kiosk mutes it before it is heard. */
export function useMuteMedia() {
  useEffect(() => {
    const mute = ({ target }: Event) => {
      if (target instanceof HTMLMediaElement) target.muted = true
    }
    const types = ['play', 'volumechange'] as const
    for (const type of types) addEventListener(type, mute, true)
    return () => {
      for (const type of types) removeEventListener(type, mute, true)
    }
  }, [])
}
