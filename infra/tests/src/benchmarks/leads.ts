import { join } from 'node:path'
import { ROOT, runCommand } from '../run/command.ts'
import { startServers } from '../run/servers.ts'

// `npm run bench:leads`: servers as the tests get them, then svc-leads' own benchmark (it measures from within its room).
const LIMIT_SECONDS = 900

const servers = await startServers()
console.log(`On ${servers.which}`)
const stop = () => servers.stop()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(130)))
const code = await runCommand(
  process.execPath,
  ['--import', 'tsx', join(ROOT, 'svc-leads/src/benchmark/main.ts')],
  {
    env: { TEST_MYSQL_URL: servers.mysqlUrl, TEST_NATS_URL: servers.natsUrl, ...servers.env },
    timeoutSeconds: LIMIT_SECONDS
  }
)
await stop()
process.exit(code)
