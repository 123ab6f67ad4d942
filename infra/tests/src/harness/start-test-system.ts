import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InfraChoice } from '@site/dev/providers/provider'
import { startSystem } from '@site/dev/runner/run'
import { hashAdminCode } from '@site/service/config/admin-code-hash'
import { borrowServers } from './borrow-servers.ts'
import { siteElsewhere } from './site-elsewhere.ts'
import type { TestSystem } from './test-system.ts'

/** Rounds of the hash of the admin code, as a power of two: each service of each system would work for 70 ms to read what `npm start` stores. */
const QUICK = 10

/** Which servers a test needs: 'own' when it stops, kills or fills them. 'env': those that the environment names. */
export type TestServers = 'shared' | 'own' | 'env'

/**
 * Starts a whole system in a temporary folder, on free ports. By default it uses databases and an account of NATS on the servers that
 * tests share; own servers are of the kind that `npm test` found (TEST_INFRA: docker or local). Services and front ends are those that
 * `npm test` built (TEST_SERVICES_DIR, TEST_REMOTES_DIR). Where TEST_SITE_URL names a site, that one is used instead.
 */
export async function startTestSystem(
  env: NodeJS.ProcessEnv = {},
  servers: TestServers = 'shared'
): Promise<TestSystem> {
  const { TEST_SITE_URL: elsewhere, TEST_SITE_CODE, TEST_SERVICES_DIR: servicesDir } = process.env
  if (elsewhere) return siteElsewhere(elsewhere, TEST_SITE_CODE, env)
  const borrowed = servers === 'shared' ? await borrowServers() : null
  const dataDir = mkdtempSync(join(tmpdir(), 'site-journey-'))
  const remotesDir = join(dataDir, 'remotes')
  const built = process.env.TEST_REMOTES_DIR
  const isBuilt = built !== undefined && existsSync(built)
  if (isBuilt) cpSync(built, remotesDir, { recursive: true })
  const code = 'code-des-parcours-2026'
  const lines: string[] = []
  const cleanUp = async () => {
    rmSync(dataDir, { recursive: true, force: true })
    await borrowed?.giveBack()
  }
  try {
    const running = await startSystem({
      infra: servers === 'own' ? ((process.env.TEST_INFRA ?? 'local') as InfraChoice) : 'env',
      dataDir,
      remotesDir,
      keepsData: false,
      // What was just built is not stale: to find that out costs each system half a second of processor.
      ...(isBuilt && { deploys: [] }),
      ...(servicesDir && { servicesDir }),
      say: (line) => {
        const [ended] = /^\S+(?= ended \()/.exec(line) ?? []
        // The report of a run must tell why a service ended that no test has stopped.
        if (servers === 'shared' && ended)
          console.error([line, ...lines.filter((one) => one.startsWith(ended)).slice(-5)].join('\n'))
      },
      ports: { gateway: 0, content: 0, leads: 0 },
      // No article of the day unless a journey asks for it: it would appear while others check the list.
      env: {
        ...process.env,
        ...borrowed?.env,
        ADMIN_CODE_HASH: hashAdminCode(code, QUICK),
        NODE_ENV: 'development',
        SCHEDULER: 'off',
        // To read the site costs the gateway two seconds of processor, and few journeys ask the assistant.
        ...(servers === 'shared' && { ASSISTANT: 'off' }),
        // A busy machine may take longer to render than the system is patient; then a visitor gets a page that only a browser fills.
        RENDER_TIMEOUT_MS: '30000',
        // One stands ready otherwise beside what is measured.
        RELEASES_BROWSER: 'off',
        ...env
      },
      onLine: (name, line) => lines.push(`${name} ${line}`)
    })
    const stop = async () => {
      await running.stop()
      await cleanUp()
    }
    return { ...running, remotesDir, code, lines, stop }
  } catch (error) {
    await cleanUp()
    throw error
  }
}
