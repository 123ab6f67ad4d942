import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServices } from '@site/dev/release/build-services'
import { type MigratedDatabases, provideMigratedDatabases } from '@site/dev/testing/migrated-databases'
import { allDeployables, deployAll } from '@site/federation/deploy/deploy-all'
import { type Check, takeChoice } from './choose.ts'
import { endCommands } from './command.ts'
import { provideFallbackFonts, provideHeadlessChromium, provideWholeChromium } from './packages.ts'
import { startServers } from './servers.ts'
import { runStep, type Step, summarise } from './step.ts'
import { checkStep, vitestStep } from './steps.ts'
import { provideTemporaryFolder } from './temporary-folder.ts'
import type { Servers } from './test-servers.ts'

// `npm test`: what its arguments choose (choose.ts), all without any.
let servers: Servers | undefined
let chromium: string | undefined
let built: { remotes: string; services: string; databases: MigratedDatabases } | undefined

/** The environment of the tests: servers, browser, built services and front ends. */
const testEnv = (): NodeJS.ProcessEnv => ({
  ...(servers && {
    TEST_MYSQL_URL: servers.mysqlUrl,
    TEST_NATS_URL: servers.natsUrl,
    TEST_INFRA: servers.infra,
    ...servers.env
  }),
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(built && {
    TEST_REMOTES_DIR: built.remotes,
    TEST_SERVICES_DIR: built.services,
    TEST_CONTENT_DATABASE: built.databases.content,
    TEST_LEADS_DATABASE: built.databases.leads
  })
})

const provideServers: Step = {
  name: 'servers',
  run: async () => {
    servers = await startServers()
    chromium = await provideHeadlessChromium()
    await provideWholeChromium()
    await provideFallbackFonts()
    console.log(`tests: ${servers.which}; browser ${chromium}`)
    return { passed: 1, failed: 0 }
  }
}

/** Builds services, their databases, and front ends once, the latter through the checks of a deployment; each journey starts from a copy. */
const build: Step = {
  name: 'build',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-built-'))
    const [remotes, services] = [join(folder, 'remotes'), join(folder, 'services')]
    const frontEnds = await deployAll(allDeployables(), { root: remotes, say: console.log })
    const names = await buildServices(services)
    if (!servers) throw new Error('The servers for tests are not there')
    built = { remotes, services, databases: await provideMigratedDatabases(servers.mysqlUrl) }
    return { passed: frontEnds.length + names.length, failed: 0 }
  }
}

const choice = takeChoice()
const { projects, isLong, files, shard } = choice
const needsBuild = isLong || projects.includes('e2e') || projects.includes('resilience')
const needsServers = needsBuild || projects.includes('integration')
const COMMANDS: Record<Check, Step> = {
  types: checkStep('types', 'tsc', ['-p', 'tsconfig.json']),
  lint: checkStep('lint', 'biome', ['check', '.'])
}

const steps: Step[] = [
  ...choice.checks.map((name) => COMMANDS[name]),
  ...(needsServers ? [provideServers] : []),
  ...(needsBuild ? [build] : []),
  ...(projects.length > 0
    ? [
        vitestStep(projects, {
          env: () => ({ ...testEnv(), ...(isLong && { TEST_FORM: 'long' }) }),
          timeoutSeconds: isLong ? 3600 : 5100,
          files,
          shard
        })
      ]
    : [])
]

const removeTemporaryFolder = await provideTemporaryFolder()
const cleanUp = async () => {
  await endCommands()
  const running = servers
  servers = undefined
  await running?.stop()
  await removeTemporaryFolder()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)))

const results = []
try {
  for (const step of steps) results.push(await runStep(step))
} finally {
  await cleanUp()
}
const { text, failed } = summarise(results)
console.log(text)
process.exit(failed === 0 && results.length > 0 ? 0 : 1)
