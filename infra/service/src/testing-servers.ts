import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectNats, type JetStreamManager } from 'nats'
import { eventually } from './testing.ts'

/** A port in front of a server that a test can freeze or cut, to see what callers do. */
export interface Gate {
  port: number
  /** Bytes stop, connections stay and new ones are accepted: a server that hangs. */
  freeze(): void
  thaw(): void
  /** Every connection is reset and new ones are refused: a server that is gone. */
  cut(): Promise<void>
  reopen(): Promise<void>
  close(): Promise<void>
}

export async function openGate(target: { host: string; port: number }): Promise<Gate> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const apply = (socket: Socket) => (isFrozen ? socket.pause() : socket.resume())
  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (chunk) => to.write(chunk))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    apply(from)
  }
  const server = createServer((client) => {
    const upstream = connect(target)
    join(client, upstream)
    join(upstream, client)
  })
  const open = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  await open(0)
  const { port } = server.address() as AddressInfo
  const setFrozen = (frozen: boolean) => {
    isFrozen = frozen
    for (const socket of sockets) apply(socket)
  }
  return {
    port,
    freeze: () => setFrozen(true),
    thaw: () => setFrozen(false),
    cut,
    reopen: () => open(port),
    close: cut
  }
}

/** A private nats-server (from PATH) that a test may kill, restart and rob of its store. */
export interface TestNats {
  url: string
  start(): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
  /** Empties the store; the server must not be running. */
  wipe(): Promise<void>
  /** What an operator could do to its streams, with all rights. */
  manage<T>(work: (manager: JetStreamManager) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

export async function createTestNats(): Promise<TestNats> {
  const folder = await mkdtemp(join(tmpdir(), 'site-nats-'))
  const store = join(folder, 'store')
  const port = await freePort()
  let server: ChildProcess | undefined
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  return {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      server = spawn('nats-server', ['-js', '-sd', store, '-a', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore'
      })
      await once(server, 'spawn')
      await eventually('nats-server accepts connections', () => accepts(port))
    },
    kill,
    wipe: () => rm(store, { recursive: true, force: true }),
    async manage(work) {
      const admin = await connectNats({ servers: `127.0.0.1:${port}` })
      try {
        return await work(await admin.jetstreamManager())
      } finally {
        await admin.close()
      }
    },
    async remove() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** A port of 127.0.0.1 that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
