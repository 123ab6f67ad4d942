import { Socket } from 'node:net'
import { freePort, tryListen } from '@site/service/process/free-port'
import { StartError } from '@site/service/process/start-error'
import { system } from '../system/services.ts'

/** Returns the preferred port when it is free, else another free one; 0 is no preference. */
export async function findPort(preferred: number, host = '127.0.0.1'): Promise<number> {
  if (preferred !== 0 && (await tryListen(preferred, host)) === null) return preferred
  return freePort(host)
}

/** Checks that a port is free. Throws a StartError of one line that says what to do when it is not. */
export async function requirePort(port: number, host: string, variable: string): Promise<void> {
  const code = await tryListen(port, host)
  if (code === null) return
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use. Stop what uses it, or choose another: ${variable}=${port + 1} npm start`,
    EACCES: `Port ${port} needs more rights than this user has. Choose one above 1023: ${variable}=8080 npm start`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine.`,
    ENOTFOUND: `HOST=${host} is no address of this machine.`
  }
  throw new StartError(reasons[code] ?? `Cannot listen on ${host}:${port} (${code}).`)
}

/** Does something accept connections there within `withinMs`? */
export function canConnect(host: string, port: number, withinMs = 1000): Promise<boolean> {
  return new Promise((done) => {
    const socket = new Socket()
    const end = (answer: boolean) => {
      socket.destroy()
      done(answer)
    }
    socket.setTimeout(withinMs, () => end(false))
    socket.once('error', () => end(false))
    socket.connect(port, host, () => end(true))
  })
}

/** Parses PORT of the environment; the default is the gateway's port. Throws a StartError when it is not a port. */
export function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return system.gateway.port
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new StartError(`PORT must be a number from 0 to 65535, not '${text}'.`)
  return port
}
