/**
 * Ends the task, so that the browser can answer a touch or draw a frame before what comes next. With a message, as React
 * ends its own tasks: a browser may put timers off.
 */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
