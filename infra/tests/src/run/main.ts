import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { allUnits, deployUnits } from '@site/federation/deploy/deploy-units'
import { provideHeadlessChromium } from './packages.ts'
import { startServers } from './servers.ts'
import { runStep, type Step, summarise } from './step.ts'
import { checkStep, vitestStep } from './steps.ts'
import type { Servers } from './test-servers.ts'

// The whole of `npm test`. Words name the steps to run; none means all.
let servers: Servers | undefined
let chromium: string | undefined
let remotesDir: string | undefined

/** What integration tests and journeys are told: servers, browser, and the front ends as they were built. */
const testEnv = (): NodeJS.ProcessEnv => ({
  ...(servers && {
    TEST_MYSQL_URL: servers.mysqlUrl,
    TEST_NATS_URL: servers.natsUrl,
    TEST_INFRA: servers.infra,
    ...servers.env
  }),
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(remotesDir && { TEST_REMOTES_DIR: remotesDir })
})

const provideServers: Step = {
  name: 'servers',
  run: async () => {
    servers = await startServers()
    chromium = await provideHeadlessChromium()
    console.log(`tests: ${servers.which}; browser ${chromium}`)
    return { passed: 1, failed: 0 }
  }
}

/** Builds every front end once, through the checks of a deployment; each journey starts from a copy. */
const buildFrontEnds: Step = {
  name: 'build',
  run: async () => {
    const root = await mkdtemp(join(tmpdir(), 'site-remotes-'))
    remotesDir = root
    const results = await deployUnits(allUnits(), { root, say: console.log })
    return { passed: results.length, failed: 0 }
  }
}

/** The same faults at their full lengths: `npm run site -- test-faults`. */
const longFaults: Step = {
  ...vitestStep('faults', { env: () => ({ ...testEnv(), FAULTS: 'long' }), timeoutSeconds: 1800 }),
  name: 'faults-long'
}

const steps: Step[] = [
  checkStep('types', 'tsc', ['-p', 'tsconfig.json']),
  checkStep('lint', 'biome', ['check', '.']),
  vitestStep('unit'),
  provideServers,
  vitestStep('integration', { env: testEnv }),
  buildFrontEnds,
  vitestStep('journeys', { env: testEnv, timeoutSeconds: 900 }),
  vitestStep('faults', { env: testEnv }),
  longFaults,
  vitestStep('checklists', { env: testEnv, timeoutSeconds: 1500 })
]

const NEEDS: Record<string, string[]> = {
  integration: ['servers'],
  journeys: ['servers', 'build'],
  faults: ['servers', 'build'],
  'faults-long': ['servers', 'build'],
  checklists: ['servers', 'build']
}
/** Run only when asked for by name. */
const ON_DEMAND = new Set(['faults-long'])
const names = steps.map(({ name }) => name)
const wanted = new Set(
  takeCommandLine({
    usage: `npm test [-- <step>…], where a step is one of ${names.join(', ')}`,
    most: names.length,
    isWord: (word) => names.includes(word)
  }).words
)
const needed = new Set([...wanted].flatMap((name) => [name, ...(NEEDS[name] ?? [])]))
const chosen = steps.filter(({ name }) => (wanted.size === 0 ? !ON_DEMAND.has(name) : needed.has(name)))

const tidyUp = async () => {
  const running = servers
  servers = undefined
  await running?.stop()
  if (remotesDir) await rm(remotesDir, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void tidyUp().finally(() => process.exit(130)))

const results = []
try {
  for (const step of chosen) results.push(await runStep(step))
} finally {
  await tidyUp()
}
const { text, failed } = summarise(results)
console.log(text)
process.exit(failed === 0 && results.length > 0 ? 0 : 1)
