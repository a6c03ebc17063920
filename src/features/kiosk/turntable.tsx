import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { createStore } from '../../lib/create-store.ts'
import { isSmooth } from '../../lib/frame-rate.ts'
import { throwIfAborted } from '../../lib/throw-if-aborted.ts'
import { hasWebGl } from '../../ui/has-web-gl.ts'
import { plateGradient } from '../../ui/theme/colors.ts'

/** How long to count frames, in ms, after the first ones, which upload the model to the graphics processor. */
const COUNTED_MS = 1500
const UNCOUNTED_MS = 500

/** Whether this device turns carts smoothly; undefined until the first cart on this page has shown it. */
export const canTurn = createStore<boolean | undefined>(undefined)

type Props = { name: string; model: string }

/**
 * The turning cart in 3-D over its picture. Nothing if that is too much for the device, or the model cannot be loaded.
 */
export function Turntable({ name, model }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    // Excludes software rendering, with which the device would be busy for minutes before the first frame could be
    // counted.
    if (canTurn.get() === undefined) canTurn.set(hasWebGl(true))
    if (!canTurn.get() || !host.current) return
    const controller = new AbortController()
    const { signal } = controller
    turn({ host: host.current, name, model, signal }, () => setDrawn(true)).catch(() => {
      if (signal.aborted) return
      controller.abort()
      setGone(true)
    })
    return () => controller.abort()
  }, [name, model])
  return isGone ? null : <Layer ref={host} data-drawn={isDrawn || undefined} />
}

type Wanted = { host: HTMLElement; name: string; model: string; signal: AbortSignal }

/** Rejects when the model cannot be loaded or does not turn smoothly. Then this page tries no other one. */
async function turn(wanted: Wanted, onDrawn: () => void): Promise<void> {
  const { signal } = wanted
  const { openViewer } = await import('../../ui/viewer.ts')
  throwIfAborted(signal)
  await openViewer({ ...wanted, isExhibit: true, onProgress: () => {} })
  throwIfAborted(signal)
  onDrawn()
  canTurn.set(isSmooth(await frameTimes(signal)))
  if (!canTurn.get()) throw new Error('Too few frames a second')
}

/** The times of the next frames, in ms. Rejects when the signal aborts. */
const frameTimes = (signal: AbortSignal) =>
  new Promise<number[]>((resolve, reject) => {
    const times: number[] = []
    let first: number | undefined
    const onFrame = (time: number) => {
      if (signal.aborted) return reject(signal.reason)
      first ??= time
      if (time - first >= UNCOUNTED_MS) times.push(time)
      if (time - first < UNCOUNTED_MS + COUNTED_MS) requestAnimationFrame(onFrame)
      else resolve(times)
    }
    requestAnimationFrame(onFrame)
  })

const Layer = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    opacity: '0',
    transition: 'opacity 600ms',
    background: plateGradient,
    '&[data-drawn]': { opacity: '1' },
    '& model-viewer': { width: '100%', height: '100%', background: 'none' },
  },
})
