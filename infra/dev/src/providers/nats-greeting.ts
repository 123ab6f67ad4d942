import { connect } from 'node:net'

/**
 * Does a NATS server answer here? An open port is not enough, as a container's port is open before its server listens: a NATS
 * server greets each connection with 'INFO {…}'.
 */
export function greets(host: string, port: number, withinMs = 2000): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port })
    const end = (answer: boolean) => {
      socket.destroy()
      done(answer)
    }
    socket.setTimeout(withinMs, () => end(false))
    socket.once('error', () => end(false))
    socket.once('close', () => end(false))
    socket.once('data', (bytes) => end(bytes.toString('latin1').startsWith('INFO ')))
  })
}
