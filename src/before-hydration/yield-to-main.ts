/**
 * Ends the task, so that the browser can handle input or draw a frame before the next one. Uses a message, like React's
 * scheduler, because browsers delay timers.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
