/**
 * Lets the browser paint and handle input before the next part of the start. It uses a message, as React's scheduler
 * does, because timers wait longer than requested.
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
