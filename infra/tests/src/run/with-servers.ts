import { runCommand } from './command.ts'
import { startServers } from './servers.ts'

// `with-servers.ts <script.ts> [arguments]` runs a long command with servers for tests: those of
// TEST_MYSQL_URL and TEST_NATS_URL where they are set, else as `npm test` finds them.
const [script, ...rest] = process.argv.slice(2)
if (script === undefined) throw new Error('Usage: with-servers.ts <script.ts> [arguments]')
const { TEST_MYSQL_URL, TEST_NATS_URL } = process.env
const servers = TEST_MYSQL_URL && TEST_NATS_URL ? null : await startServers()
if (servers) console.log(`Servers: ${servers.which}`)
let code = 1
try {
  code = await runCommand(process.execPath, ['--import', '@site/typescript', script, ...rest], {
    env: servers ? { TEST_MYSQL_URL: servers.mysqlUrl, TEST_NATS_URL: servers.natsUrl, ...servers.env } : {},
    timeoutSeconds: 3600
  })
} finally {
  await servers?.stop()
}
process.exit(code)
