import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { GenericContainer, Wait } from 'testcontainers'
import { natsAccounts } from './nats-accounts.ts'
import type { Servers } from './test-servers.ts'

const run = promisify(execFile)
const PASSWORD = 'tests'

/** Images in order of preference: from the environment, the official ones, those of infra/deploy/local-engine. */
const IMAGES = {
  mysql: [process.env.SITE_MYSQL_IMAGE, 'mysql:8.4', 'site-local/mariadb:bookworm'],
  nats: [process.env.SITE_NATS_IMAGE, 'nats:2', 'site-local/nats:bookworm']
}

const succeeds = (command: string, args: string[], timeout: number) =>
  run(command, args, { timeout }).then(
    () => true,
    () => false
  )

/** Does a Docker engine answer within 10 s? */
export const engineAnswers = (): Promise<boolean> => succeeds('docker', ['info'], 10_000)

async function chooseImage(candidates: (string | undefined)[]): Promise<string | null> {
  const names = candidates.filter((name) => name !== undefined)
  for (const name of names) if (await succeeds('docker', ['image', 'inspect', name], 10_000)) return name
  for (const name of names) if (await succeeds('docker', ['pull', '-q', name], 90_000)) return name
  return null
}

/** Starts a database and a NATS server with testcontainers; null when there is no image of one of them. */
export async function startContainers(): Promise<Servers | null> {
  const [mysqlImage, natsImage] = [await chooseImage(IMAGES.mysql), await chooseImage(IMAGES.nats)]
  if (!mysqlImage || !natsImage) return null
  // Ryuk would be one more image to pull; main.ts stops what is started here, also on signals.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true'
  const natsConfig = ['jetstream { store_dir: "/data" }', ...natsAccounts(PASSWORD)].join('\n')
  const [mysql, nats] = await Promise.all([
    new GenericContainer(mysqlImage)
      .withEnvironment({ MYSQL_ROOT_PASSWORD: PASSWORD })
      .withExposedPorts(3306)
      .withTmpFs({ '/var/lib/mysql': 'rw' })
      .withWaitStrategy(Wait.forListeningPorts())
      .start(),
    new GenericContainer(natsImage)
      .withCopyContentToContainer([{ content: natsConfig, target: '/tests.conf' }])
      .withCommand(['--config', '/tests.conf'])
      .withExposedPorts(4222)
      .withWaitStrategy(Wait.forLogMessage('Server is ready'))
      .start()
  ])
  return {
    infra: 'docker',
    env: { SITE_MYSQL_IMAGE: mysqlImage, SITE_NATS_IMAGE: natsImage },
    which: `containers of ${mysqlImage} and ${natsImage}`,
    mysqlUrl: `mysql://root:${PASSWORD}@${mysql.getHost()}:${mysql.getMappedPort(3306)}`,
    natsUrl: `nats://tests-0:${PASSWORD}@${nats.getHost()}:${nats.getMappedPort(4222)}`,
    stop: async () => {
      await Promise.all([mysql.stop(), nats.stop()])
    }
  }
}
