import { existsSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findPort } from '../processes/ports.ts'
import { startAll, stopAll } from '../processes/start-all.ts'
import { supervise } from '../processes/supervise.ts'
import { findMysql, planMysql, prepareMysql } from './local-mysql.ts'
import { findNats, planNats } from './local-nats.ts'
import { accountStatements, databaseUrl, keepPasswords } from './mysql-accounts.ts'
import { busAddresses, keepNatsPasswords } from './nats-accounts.ts'
import type { Provider, ProviderContext } from './provider.ts'
import { keepSecret } from './secret.ts'

const folderOf = ({ dataDir }: ProviderContext) => join(dataDir, 'local')

async function find(context: ProviderContext) {
  const [mysql, nats] = await Promise.all([findMysql(context.env.PATH), findNats(context.env.PATH)])
  return { mysql, nats }
}

/** `mariadbd` or `mysqld`, and `nats-server`, of this machine, run as private instances with their data under .data/local. */
export const local: Provider = {
  name: 'local',

  look: async (context) => {
    const { mysql, nats } = await find(context)
    const missing = [mysql === null && 'no mariadbd or mysqld', nats === null && 'no nats-server'].filter(
      Boolean
    )
    if (missing.length > 0) return { isThere: false, because: `${missing.join(' and ')} on this machine` }
    return { isThere: true, because: `${mysql?.program} and ${nats?.program} are on this machine` }
  },

  holdsData: (context) => existsSync(join(folderOf(context), 'mysql')),

  start: async (context) => {
    const { mysql, nats } = await find(context)
    if (mysql === null || nats === null) throw new Error('The servers have gone since they were found.')
    const folder = folderOf(context)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const passwords = keepPasswords(folder)
    const natsPasswords = keepNatsPasswords(folder)
    const rootPassword = keepSecret(join(folder, 'password'))
    const accounts = accountStatements(passwords, '127.0.0.1')
    const mysqlPort = await findPort(0)
    const natsPort = await findPort(0)
    if (!existsSync(join(folder, 'mysql')))
      context.say(`Making a ${mysql.flavour} data folder (first start)…`)
    await prepareMysql(mysql, folder)

    const common = (name: string) => ({ say: context.say, onSpawn: (pid: number) => context.note(name, pid) })
    const processes = [
      supervise({ ...planMysql(mysql, folder, mysqlPort, rootPassword, accounts), ...common('mysql') }),
      supervise({ ...planNats(nats, folder, natsPort, { passwords: natsPasswords }), ...common('nats') })
    ]
    await startAll(processes)
    return {
      kind: 'local',
      what: `${mysql.flavour} ${mysql.version} on port ${mysqlPort} and NATS ${nats.version} on port ${natsPort}, private, data under ${relative(process.cwd(), folder)}`,
      contentDatabase: databaseUrl('content', passwords, mysqlPort),
      leadsDatabase: databaseUrl('leads', passwords, mysqlPort),
      ...busAddresses(natsPasswords, natsPort),
      processes,
      stop: () => stopAll(processes)
    }
  }
}
