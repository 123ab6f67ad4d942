/**
 * Lets the browser paint and answer the visitor before the next piece of the start. A message, as React's scheduler
 * takes it: timers wait longer than they are asked to.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
