import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connect as connectNats, type JetStreamManager } from 'nats'
import { freePort } from '../process/free-port.ts'
import { eventually } from './test-database.ts'

/** A TCP proxy before a server, which a test can freeze or cut to see what its clients do. */
export interface Gate {
  port: number
  /** Forwards no more bytes, but keeps connections and accepts new ones, as a server that hangs does. */
  freeze(): void
  thaw(): void
  /** Closes every connection and refuses new ones, as if the server were gone. */
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

/** A private nats-server (from PATH) that a test may kill and restart, and whose store it may wipe. */
export interface TestNats {
  url: string
  start(): Promise<void>
  /** Sends SIGKILL. */
  kill(): Promise<void>
  /** Empties the store; the server must not be running. */
  wipe(): Promise<void>
  /** Copies the store as a backup does, and puts the copy in its place; the server must not be running. */
  keep(): Promise<void>
  putBack(): Promise<void>
  /** Runs `work` with a stream manager that has all rights, as an operator's. */
  manage<T>(work: (manager: JetStreamManager) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

/** `config`: lines of the server's configuration, such as an authorization block; `operator` an account in it with all rights. */
export async function createTestNats(
  config = '',
  operator?: { user: string; pass: string }
): Promise<TestNats> {
  const folder = await mkdtemp(join(tmpdir(), 'site-nats-'))
  const [store, kept] = [join(folder, 'store'), join(folder, 'kept')]
  const wipe = () => rm(store, { recursive: true, force: true })
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
      const file = join(folder, 'nats.conf')
      await writeFile(file, config)
      const args = ['-c', file, '-js', '-sd', store, '-a', '127.0.0.1', '-p', String(port)]
      server = spawn('nats-server', args, {
        stdio: 'ignore'
      })
      await once(server, 'spawn')
      await eventually('nats-server accepts connections', () => accepts(port))
    },
    kill,
    wipe,
    keep: () => cp(store, kept, { recursive: true }),
    async putBack() {
      await wipe()
      await cp(kept, store, { recursive: true })
    },
    async manage(work) {
      const admin = await connectNats({ servers: `127.0.0.1:${port}`, ...operator })
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

/** Makes a CA, and a server's key and certificate for localhost that it signed (both clients accept that name for an IP address), as PEM files in `folder`. */
export async function makeCertificates(folder: string): Promise<{ ca: string; key: string; cert: string }> {
  const at = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => promisify(execFile)('openssl', args)
  const files = { ca: at('ca.pem'), key: at('server-key.pem'), cert: at('server-cert.pem') }
  const fresh = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  await openssl(
    'req',
    '-x509',
    ...fresh,
    '-subj',
    '/CN=test CA',
    '-keyout',
    at('ca-key.pem'),
    '-out',
    files.ca
  )
  await openssl(
    'req',
    ...fresh.slice(0, -2),
    '-subj',
    '/CN=server',
    '-keyout',
    files.key,
    '-out',
    at('server.csr')
  )
  await writeFile(at('names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n')
  const signing = ['-CA', files.ca, '-CAkey', at('ca-key.pem'), '-CAcreateserial', '-days', '2']
  await openssl(
    'x509',
    '-req',
    '-in',
    at('server.csr'),
    ...signing,
    '-extfile',
    at('names'),
    '-out',
    files.cert
  )
  return files
}

/** A private MariaDB or MySQL server (from PATH) with more options, such as certificates, and an account `tests`. */
export async function startTestMysql(
  folder: string,
  options: string[]
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const data = join(folder, 'data')
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  // A folder of its own, as a server that starts deletes all temporary tables that it finds there.
  const temporary = join(folder, 'tmp')
  await mkdir(temporary)
  const dirs = [`--datadir=${data}`, `--tmpdir=${temporary}`]
  const make = ['--auth-root-authentication-method=socket', '--skip-test-db', ...user]
  await promisify(execFile)('mariadb-install-db', ['--no-defaults', ...dirs, ...make])
  const init = join(folder, 'init.sql')
  const account = "'tests'@'127.0.0.1' IDENTIFIED BY 'tests'"
  await writeFile(
    init,
    `CREATE DATABASE tests;\nCREATE USER ${account};\nGRANT ALL ON *.* TO 'tests'@'127.0.0.1';\n`
  )
  const files = [`--socket=${join(folder, 'my.sock')}`, `--pid-file=${join(folder, 'my.pid')}`]
  const net = [`--port=${port}`, '--bind-address=127.0.0.1', '--skip-name-resolve', `--init-file=${init}`]
  const small = ['--innodb-buffer-pool-size=16M', '--performance-schema=OFF']
  const args = ['--no-defaults', ...dirs, ...files, ...net, ...small, ...user, ...options]
  const server = spawn('mariadbd', args, { stdio: 'ignore' })
  await once(server, 'spawn')
  await eventually('the database accepts connections', () => accepts(port))
  return {
    url: `mysql://tests:tests@127.0.0.1:${port}/tests`,
    async stop() {
      server.kill('SIGKILL')
      await once(server, 'exit')
    }
  }
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
