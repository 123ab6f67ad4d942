import { join } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { ROOT, runCommand } from '../../run/command.ts'
import { provideHeadlessChromium } from '../../run/packages.ts'
import { startServers } from '../../run/servers.ts'

// `npm run site -- bench-leads [capture | delivery | search | desk | persons | screen]`: servers as the tests get them, then svc-leads' own benchmark (it
// measures from within its room), then the lead screen in a browser. Without an argument, all of it in one run.
const LIMIT_SECONDS = 900
const PARTS = ['capture', 'delivery', 'search', 'desk', 'persons', 'screen']
const { words: wanted } = takeCommandLine({
  usage: `npm run site -- bench-leads [${PARTS.join(' | ')}]`,
  most: PARTS.length,
  isWord: (word) => PARTS.includes(word)
})
const inService = wanted.filter((part) => part !== 'screen')
const source = (file: string, args: string[]) => ['--import', '@site/typescript', join(ROOT, file), ...args]

const servers = await startServers()
console.log(`On ${servers.which}`)
const stop = () => servers.stop()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(130)))
const run = (file: string, args: string[], env: NodeJS.ProcessEnv) =>
  runCommand(process.execPath, source(file, args), { env, timeoutSeconds: LIMIT_SECONDS })

let code = 0
if (wanted.length === 0 || inService.length > 0) {
  const env = { TEST_MYSQL_URL: servers.mysqlUrl, TEST_NATS_URL: servers.natsUrl, ...servers.env }
  code ||= await run('svc-leads/src/benchmark/main.ts', inService, env)
}
if (wanted.length === 0 || wanted.includes('screen')) {
  const env = { TEST_INFRA: servers.infra, CHROMIUM_PATH: await provideHeadlessChromium(), ...servers.env }
  code ||= await run('infra/tests/src/load/benchmarks/lead-screen.ts', [], env)
}
await stop()
process.exit(code)
