import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { isOnline } from '../../hooks/connection.ts'
import { useLatest } from '../../hooks/use-latest.ts'
import { toast } from '../toast.ts'
import { loadNow } from './loadable.ts'

/**
 * A part that is loaded by a press. If its code cannot be loaded, it says so and calls `onMissing`; the next press
 * tries again.
 * @param fallback placeholder while it loads
 */
export function lazyOnPress<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  let loaded: ComponentType<Props> | undefined
  return function LazyOnPress({ onMissing, ...props }: Props & { onMissing: () => void }) {
    const [Part, setPart] = useState(() => loaded)
    const missing = useLatest(onMissing)
    useEffect(() => {
      if (loaded) return
      loadNow(load).then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        () => {
          toast({
            title: 'Not saved on this device yet.',
            description: isOnline() ? 'Try again.' : 'Try again once the connection’s back.',
          })
          missing.current()
        },
      )
    }, [missing])
    return Part ? <Part {...(props as Props)} /> : fallback
  }
}
