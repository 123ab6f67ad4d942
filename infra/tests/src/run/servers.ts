import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPort } from '@site/dev/processes/ports'
import { supervise } from '@site/dev/processes/supervise'
import { findMysql, planMysql, prepareMysql } from '@site/dev/providers/local-mysql'
import { findNats, planNats } from '@site/dev/providers/local-nats'
import { engineAnswers, startContainers } from './containers.ts'
import { natsAccounts } from './nats-accounts.ts'
import { installPackages } from './packages.ts'
import type { Servers } from './test-servers.ts'

const PASSWORD = 'tests'
// The tests create and drop databases: their account has all rights on its private server.
const ACCOUNTS = [
  `CREATE USER IF NOT EXISTS 'tests'@'127.0.0.1' IDENTIFIED BY '${PASSWORD}';`,
  "GRANT ALL PRIVILEGES ON *.* TO 'tests'@'127.0.0.1' WITH GRANT OPTION;"
]

/** Starts containers where a Docker engine answers and has the images or can pull them, else private instances of local servers. */
export async function startServers(): Promise<Servers> {
  if (!(await engineAnswers())) return startLocal('no Docker engine answers')
  return (await startContainers()) ?? startLocal('no image of a database or of NATS can be had')
}

async function startLocal(why: string): Promise<Servers> {
  const { mysql, nats } = await findServers()
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'))
  const [mysqlPort, natsPort] = [await findPort(0), await findPort(0)]
  await prepareMysql(mysql, folder)
  const common = { say: console.log, onSpawn: () => undefined }
  const processes = [
    supervise({ ...planMysql(mysql, folder, mysqlPort, PASSWORD, ACCOUNTS), ...common }),
    supervise({ ...planNats(nats, folder, natsPort, { more: natsAccounts(PASSWORD) }), ...common })
  ]
  await Promise.all(processes.map((one) => one.start()))
  return {
    infra: 'local',
    env: {},
    which: `private instances of ${mysql.flavour} ${mysql.version} and NATS ${nats.version} (${why})`,
    mysqlUrl: `mysql://tests:${PASSWORD}@127.0.0.1:${mysqlPort}`,
    natsUrl: `nats://tests-0:${PASSWORD}@127.0.0.1:${natsPort}`,
    stop: async () => {
      await Promise.all(processes.map((one) => one.stop()))
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function findServers() {
  const missing = [!(await findMysql()) && 'mariadb-server', !(await findNats()) && 'nats-server'].filter(
    (name) => name !== false
  )
  if (missing.length > 0) await installPackages(missing, 'a database and a NATS server for the tests')
  const [mysql, nats] = [await findMysql(), await findNats()]
  if (!mysql || !nats) throw new Error('mariadb-server and nats-server are needed and could not be found')
  return { mysql, nats }
}
