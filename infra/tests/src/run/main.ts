import { provideChromium } from './packages.ts'
import { type Servers, startServers } from './servers.ts'
import { runStep, type Step, summarise } from './step.ts'
import { checkStep, vitestStep } from './steps.ts'

// The whole of `npm test`. Arguments name the steps to run; none means all.
const wanted = new Set(process.argv.slice(2))
let servers: Servers | undefined
let chromium: string | undefined

const serverEnv = (): NodeJS.ProcessEnv =>
  servers ? { TEST_MYSQL_URL: servers.mysqlUrl, TEST_NATS_URL: servers.natsUrl } : {}

const provideServers: Step = {
  name: 'servers',
  run: async () => {
    servers = await startServers()
    chromium = await provideChromium()
    console.log(`tests: ${servers.which}; browser ${chromium}`)
    return { passed: 1, failed: 0 }
  }
}

const steps: Step[] = [
  checkStep('types', 'tsc', ['-p', 'tsconfig.json']),
  checkStep('lint', 'biome', ['check', '.']),
  vitestStep('unit'),
  provideServers,
  vitestStep('integration', serverEnv),
  vitestStep('journeys', () => ({ ...serverEnv(), ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }), 900)
]

const needsServers = ['integration', 'journeys'].some((name) => wanted.has(name))
const chosen = steps.filter(
  ({ name }) => wanted.size === 0 || wanted.has(name) || (name === 'servers' && needsServers)
)

const stopServers = async () => {
  const running = servers
  servers = undefined
  await running?.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopServers().finally(() => process.exit(130)))

const results = []
try {
  for (const step of chosen) results.push(await runStep(step))
} finally {
  await stopServers()
}
const { text, failed } = summarise(results)
console.log(text)
process.exit(failed === 0 && results.length > 0 ? 0 : 1)
