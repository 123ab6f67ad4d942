import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InfraChoice } from '@site/dev/providers/provider'
import { startSystem } from '@site/dev/runner/run'
import { siteElsewhere } from './site-elsewhere.ts'
import type { TestSystem } from './test-system.ts'

/**
 * A whole system of its own, in a temporary folder, on ports nobody uses: servers as `npm test` found them
 * (TEST_INFRA: docker or local), services and front ends as it built them (TEST_SERVICES_DIR, TEST_REMOTES_DIR). Where TEST_SITE_URL names a site, that one is taken.
 */
export async function startTestSystem(
  env: NodeJS.ProcessEnv = {},
  infra = (process.env.TEST_INFRA ?? 'local') as InfraChoice
): Promise<TestSystem> {
  const { TEST_SITE_URL: elsewhere, TEST_SITE_CODE, TEST_SERVICES_DIR: servicesDir } = process.env
  if (elsewhere) return siteElsewhere(elsewhere, TEST_SITE_CODE, env)
  const dataDir = mkdtempSync(join(tmpdir(), 'site-journey-'))
  const remotesDir = join(dataDir, 'remotes')
  const built = process.env.TEST_REMOTES_DIR
  if (built && existsSync(built)) cpSync(built, remotesDir, { recursive: true })
  const code = 'code-des-parcours-2026'
  const lines: string[] = []
  const running = await startSystem({
    infra,
    dataDir,
    remotesDir,
    keepsData: false,
    ...(servicesDir && { servicesDir }),
    quiet: true,
    ports: { gateway: 0, content: 0, leads: 0 },
    // No article of the day unless a journey is about it: it would come up while others look at the list.
    env: { ...process.env, ADMIN_CODE: code, NODE_ENV: 'development', SCHEDULER: 'off', ...env },
    onLine: (name, line) => lines.push(`${name} ${line}`)
  })
  const stop = async () => {
    await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...running, remotesDir, code, lines, stop }
}
