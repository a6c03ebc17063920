import { reloadOnMissingChunk } from './features/pwa/missing-chunk.ts'

reloadOnMissingChunk()

/**
 * Ends the task, so that the browser can answer a touch or draw a frame before what comes next. With a message, as React
 * ends its own tasks: a browser may put timers off.
 */
const breathe = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

// Each in a task of its own: in one they would hold a phone up for a quarter of a second.
await import('react-dom/client')
await breathe()
const { start } = await import('./start.tsx')
await breathe()
await start(breathe)
