import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import type { ContainerRuntimeClient, StartedNetwork } from 'testcontainers'
import { all, type Started } from './engine.ts'
import type { SiteImages } from './images.ts'

const PORT = 8080
const RELEASES_PORT = 8090
/** A first start on a machine that is busy. Milliseconds. */
const PATIENCE = 180_000
/** Building shell and remotes takes half a minute, and some on a machine that is busy. Milliseconds. */
const BUILDING = 900_000

const secret = () => `p${randomBytes(12).toString('hex')}`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export interface Engine {
  kit: typeof import('testcontainers')
  client: ContainerRuntimeClient
  started: Started
}

export interface SiteAddresses {
  url: string
  releasesUrl: string
  contentUrl: string
  leadsUrl: string
  adminCode: string
}

/**
 * Starts database, NATS and the three services on a network of their own, with the front ends of the site, and waits until they are ready.
 *
 * @param frontEnds which are built and deployed: 'all', or 'shell' and names of remotes
 */
export async function startContainers(
  engine: Engine,
  images: SiteImages,
  frontEnds: string[]
): Promise<SiteAddresses> {
  const { kit, started } = engine
  const network = await new kit.Network().start()
  started.push(() => network.stop())
  const [contentDatabase, leadsDatabase, , remotes] = await all([
    startDatabase(engine, images, network, 'content'),
    startDatabase(engine, images, network, 'leads'),
    startNats(engine, images, network),
    deployFrontEnds(engine, images, frontEnds)
  ])
  const adminCode = `code-${randomBytes(9).toString('hex')}`
  const common = {
    ADMIN_CODE_SHA256: sha256(adminCode),
    DATABASE_TLS: 'off',
    NATS_URL: 'nats://nats:4222',
    SITE_BRAND: 'fictional'
  }
  const url = `http://${engine.client.info.containerRuntime.host}:${await findPort()}`
  const service = (name: 'content' | 'leads', env: Record<string, string>) =>
    started.start(
      `svc-${name} (${images[name]})`,
      new kit.GenericContainer(images[name])
        .withNetwork(network)
        .withNetworkAliases(name)
        .withEnvironment({ ...common, ...env })
        .withExposedPorts(PORT)
        .withWaitStrategy(kit.Wait.forHttp('/health/ready', PORT))
        .withStartupTimeout(PATIENCE)
    )
  const [content, leads] = await all([
    // What there is to read stays what it is while a test reads it: no article of the day comes.
    service('content', { DATABASE_URL: contentDatabase, SCHEDULER: 'off' }),
    service('leads', { DATABASE_URL: leadsDatabase, SITE_ORIGIN: url, CONTACT_LIMIT_PER_MINUTE: '1000000' })
  ])
  const gateway = await started.start(
    `svc-gateway (${images.gateway})`,
    new kit.GenericContainer(images.gateway)
      .withNetwork(network)
      .withNetworkAliases('gateway')
      .withEnvironment({
        ...common,
        SITE_ORIGIN: url,
        CONTENT_URL: `http://content:${PORT}`,
        LEADS_URL: `http://leads:${PORT}`,
        REMOTES_DIR: '/remotes',
        RELEASES_PORT: String(RELEASES_PORT),
        RELEASES_KEY_FILE: '/tmp/releases.key',
        RELEASES_BROWSER: 'off'
      })
      .withCopyArchivesToContainer([{ tar: remotes, target: '/' }])
      .withExposedPorts({ container: PORT, host: Number(new URL(url).port) }, RELEASES_PORT)
      .withWaitStrategy(kit.Wait.forHttp('/health/ready', PORT))
      .withStartupTimeout(PATIENCE)
  )
  const addressOf = (container: typeof gateway, port: number) =>
    `http://${container.getHost()}:${container.getMappedPort(port)}`
  return {
    url,
    adminCode,
    releasesUrl: addressOf(gateway, RELEASES_PORT),
    contentUrl: addressOf(content, PORT),
    leadsUrl: addressOf(leads, PORT)
  }
}

/** A server for each service, as in production. Returns the address that the service has it by. */
async function startDatabase(
  { kit, started }: Engine,
  images: SiteImages,
  network: StartedNetwork,
  name: string
): Promise<string> {
  const [root, password] = [secret(), secret()]
  await started.start(
    `the database of svc-${name} (${images.mysql})`,
    new kit.GenericContainer(images.mysql)
      .withNetwork(network)
      .withNetworkAliases(`mysql-${name}`)
      .withEnvironment({
        MYSQL_ROOT_PASSWORD: root,
        MYSQL_DATABASE: name,
        MYSQL_USER: name,
        MYSQL_PASSWORD: password
      })
      .withTmpFs({ '/var/lib/mysql': 'rw' })
      .withExposedPorts(3306)
      .withWaitStrategy(kit.Wait.forListeningPorts())
      .withStartupTimeout(PATIENCE)
  )
  return `mysql://${name}:${password}@mysql-${name}:3306/${name}`
}

async function startNats({ kit, started }: Engine, images: SiteImages, network: StartedNetwork) {
  await started.start(
    `NATS (${images.nats})`,
    new kit.GenericContainer(images.nats)
      .withNetwork(network)
      .withNetworkAliases('nats')
      .withCommand(['--jetstream', '--store_dir', '/tmp/nats'])
      .withExposedPorts(4222)
      .withWaitStrategy(kit.Wait.forLogMessage('Server is ready'))
      .withStartupTimeout(PATIENCE)
  )
}

/** Has shell and remotes of the site built and deployed into a folder, and returns that as an archive: the gateway takes releases into its own. */
async function deployFrontEnds({ kit, client, started }: Engine, images: SiteImages, names: string[]) {
  const builder = await started.start(
    `the front ends of the site (${images.frontEnds})`,
    new kit.GenericContainer(images.frontEnds)
      .withNetworkMode('none')
      .withCommand([...names, '--unchecked'])
      .withWaitStrategy(kit.Wait.forOneShotStartup())
      .withStartupTimeout(BUILDING)
  )
  const { container } = client
  return (await container.fetchArchive(container.getById(builder.getId()), '/remotes')) as Readable
}

/** The address of the site is part of its pages, so it has to be known before it is there. */
async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('This machine gives no free port')
  return address.port
}
