import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifyFolder, isNoteOf } from '../processes/folder-identity.ts'
import { findPort } from '../processes/ports.ts'
import { startAll, stopAll } from '../processes/start-all.ts'
import { type Supervised, supervise } from '../processes/supervise.ts'
import {
  checkEngine,
  hasImage,
  natsVersionOf,
  pullImage,
  removeContainers,
  removeVolumes,
  signalContainer
} from './docker-engine.ts'
import { accountStatements, databaseUrl, keepPasswords } from './mysql-accounts.ts'
import { answersQueries, runStatements } from './mysql-session.ts'
import {
  busAddresses,
  keepNatsPasswords,
  type NatsPasswords,
  quotePasswords,
  renderNatsConfig,
  supportsSync
} from './nats-accounts.ts'
import { greets } from './nats-greeting.ts'
import type { Provider, ProviderContext } from './provider.ts'
import { keepSecret } from './secret.ts'

const folderOf = ({ dataDir }: ProviderContext) => join(dataDir, 'docker')

/** Images of each server in order of preference; the last is built from Debian's packages (infra/deploy/local-engine). */
const IMAGES = {
  mysql: ({ env }: ProviderContext) => [env.SITE_MYSQL_IMAGE || 'mysql:8.4', 'site-local/mariadb:bookworm'],
  nats: ({ env }: ProviderContext) => [
    env.SITE_NATS_IMAGE || 'nats:2.12',
    'nats:2',
    'site-local/nats:bookworm'
  ]
}

// How long a start waits for missing images: shorter where Docker was not asked for by name.
const QUICK_PULL_MS = 60_000
const PATIENT_PULL_MS = 600_000

/** MySQL and NATS as containers that end with the runner. Their data stays in two volumes, named by this folder's id. */
export const docker: Provider = {
  name: 'docker',

  look: async (context) => {
    const error = await checkEngine(context.env)
    if (error !== null) return { isThere: false, because: error }
    const missing = await missingImages(context)
    if (missing.length > 0) context.say(`Pulling ${missing.join(' and ')}…`)
    const within = context.isForced ? PATIENT_PULL_MS : QUICK_PULL_MS
    const errors = await Promise.all(missing.map((image) => pullImage(image, within)))
    const because = errors.find((one) => one !== null)
    if (because != null) return { isThere: false, because }
    return { isThere: true, because: 'a Docker engine answers and has the images' }
  },

  holdsData: (context) => existsSync(folderOf(context)),

  start: async (context) => {
    const folder = folderOf(context)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const id = keepVolumesId(folder, context.say)
    const rootPassword = keepSecret(join(folder, 'password'))
    const passwords = keepPasswords(folder)
    const natsPasswords = keepNatsPasswords(folder)
    const label = `site.folder=${id}`
    await removeContainers(label)
    const [mysqlPort, natsPort] = [await findPort(0), await findPort(0)]
    const rootUrl = `mysql://root:${rootPassword}@127.0.0.1:${mysqlPort}/mysql`
    const images = { mysql: await chooseImage('mysql', context), nats: await chooseImage('nats', context) }

    const container = (name: string, options: string[], isReady: () => Promise<boolean>): Supervised => {
      const full = `site-${id}-${name}`
      return supervise({
        name,
        command: 'docker',
        args: ['run', '--rm', '--name', full, '--label', label, ...options],
        // The password is passed in the environment, as everyone can list the arguments of a command.
        env: { ...context.env, MYSQL_ROOT_PASSWORD: rootPassword },
        logFile: join(folder, `${name}.log`),
        ending: 'watchdog',
        watchdogCommand: ['docker', 'stop', '--time', '20', full],
        signal: (signal) => signalContainer(full, signal),
        isReady,
        readyWithinMs: 120_000,
        graceMs: 30_000,
        say: context.say,
        onSpawn: (pid) => context.note(name, pid)
      })
    }
    const mysqlOptions = ['--publish', `127.0.0.1:${mysqlPort}:3306`, '--env', 'MYSQL_ROOT_PASSWORD']
    const mysqlData = ['--volume', `site-${id}-mysql:/var/lib/mysql`, images.mysql]
    const natsOptions = [
      '--publish',
      `127.0.0.1:${natsPort}:4222`,
      '--volume',
      `site-${id}-nats:/data`,
      '--volume',
      `${await writeNatsConfig(folder, images.nats, natsPasswords)}:/etc/site-nats.conf:ro`,
      images.nats
    ]
    const processes = [
      container('mysql', [...mysqlOptions, ...mysqlData], () => answersQueries(rootUrl)),
      container('nats', [...natsOptions, '--config', '/etc/site-nats.conf'], () =>
        greets('127.0.0.1', natsPort)
      )
    ]
    await startAll(processes)
    await runStatements(rootUrl, accountStatements(passwords, '%')).catch(async (error: unknown) => {
      await stopAll(processes)
      throw error
    })
    return {
      kind: 'docker',
      what: `${images.mysql} on port ${mysqlPort} and ${images.nats} on port ${natsPort}, in containers, data in the volumes site-${id}-mysql and site-${id}-nats`,
      contentDatabase: databaseUrl('content', passwords, mysqlPort),
      leadsDatabase: databaseUrl('leads', passwords, mysqlPort),
      ...busAddresses(natsPasswords, natsPort),
      processes,
      stop: async () => {
        await stopAll(processes)
        if (!context.keepsData) await removeVolumes([`site-${id}-mysql`, `site-${id}-nats`])
      }
    }
  }
}

/**
 * Writes the configuration and returns its path. The server may run as another user: all users may read the file, but only this one
 * can enter its folder.
 */
async function writeNatsConfig(folder: string, image: string, passwords: NatsPasswords): Promise<string> {
  const file = join(folder, 'nats.conf')
  const isSynced = supportsSync(await natsVersionOf(image))
  const text = renderNatsConfig({
    head: ['port: 4222'],
    storeDir: '/data',
    isSynced,
    passwords: quotePasswords(passwords)
  })
  writeFileSync(file, text, { mode: 0o644 })
  return file
}

/**
 * Returns the id that names this folder's containers and volumes. A copy of a folder gets a new id: with the old one it would end the
 * other folder's containers and use its databases.
 */
export function keepVolumesId(folder: string, say: (line: string) => void): string {
  const [idFile, ownerFile] = [join(folder, 'id'), join(folder, 'id-of')]
  const owner = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8') : null
  if (owner !== null && !isNoteOf(owner, folder)) {
    const former = readFileSync(idFile, 'utf8')
    say(
      `This folder is a copy: its containers begin empty. The volumes site-${former}-mysql and -nats stay the other folder's.`
    )
    rmSync(idFile)
  }
  const id = keepSecret(idFile, 6)
  writeFileSync(ownerFile, identifyFolder(folder), { mode: 0o600 })
  return id
}

/** Returns the first of a server's images that this engine has, or the one to pull when it has none. */
async function chooseImage(server: keyof typeof IMAGES, context: ProviderContext): Promise<string> {
  const names = IMAGES[server](context)
  for (const name of names) if (await hasImage(name)) return name
  return names[0] ?? server
}

async function missingImages(context: ProviderContext): Promise<string[]> {
  const images = [await chooseImage('mysql', context), await chooseImage('nats', context)]
  const has = await Promise.all(images.map(hasImage))
  return images.filter((_, index) => !has[index])
}
