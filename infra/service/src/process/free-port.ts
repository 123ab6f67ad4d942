import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux (from 32,768), macOS and Windows (from 49,152) give to connections that leave a machine. */
const [FIRST, LAST] = [10_000, 32_767]
/** In that range, the port that `fetch` and browsers refuse to call (the Fetch standard's bad ports): a service there listens and is never reached. */
const UNREACHABLE = 10_080
/** A port of that range is nearly always free at the first try. */
const TRIES = 100

/**
 * A port of `host` that nothing listens on, for a process that is started next. No connection of this machine takes it meanwhile, as it is
 * outside their range, and no other caller of this function gets it as long as the calling process lives. Throws when it finds none.
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST, LAST + 1)
    if (port === UNREACHABLE) continue
    const release = await reserve(port, host)
    if (!release) continue
    if ((await tryListen(port, host)) === null) return port
    release()
  }
  throw new Error(`No free port on ${host}.`)
}

/** Listens on `port` at `host` for a moment. Returns null, or the code of the error that prevents it, such as 'EADDRINUSE'. */
export function tryListen(port: number, host: string): Promise<string | null> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => done(code ?? 'unknown'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(null)))
  })
}

/** Holds the UDP port of the same number, which no server here uses, until the process ends: its owner has the TCP port. Null where it is taken. */
async function reserve(port: number, host: string): Promise<(() => void) | null> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4').unref()
  try {
    socket.bind({ port, address: host, exclusive: true })
    await once(socket, 'listening')
    return () => socket.close()
  } catch {
    socket.close()
    return null
  }
}
