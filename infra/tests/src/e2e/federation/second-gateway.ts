import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answersWell } from '@site/dev/processes/health'
import { findPort } from '@site/dev/processes/ports'
import { supervise } from '@site/dev/processes/supervise'
import { BUILT_NODE_OPTIONS, NODE_OPTIONS, ROOT } from '@site/dev/system/paths'
import type { TestSystem } from '../../harness/test-system.ts'

/** Starts another gateway on the services of a system, and on its folder of versions unless that is another. `env` stands above what it would have. */
export async function startSecondGateway(
  { servers, urls, remotesDir, code }: Pick<TestSystem, 'servers' | 'urls' | 'remotesDir' | 'code'>,
  env: Record<string, string> = {}
) {
  const [port, releasesPort] = [await findPort(0), await findPort(0)]
  const copy = mkdtempSync(join(tmpdir(), 'site-second-'))
  const url = `http://127.0.0.1:${port}`
  const { TEST_SERVICES_DIR: built } = process.env
  const gateway = supervise({
    name: 'second gateway',
    command: process.execPath,
    args: built
      ? [...BUILT_NODE_OPTIONS, join(built, 'svc-gateway/main.mjs')]
      : [...NODE_OPTIONS, join(ROOT, 'svc-gateway/src/main.ts')],
    cwd: ROOT,
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(port), SITE_ORIGIN: url, ADMIN_CODE: code },
      ...{ NATS_URL: servers.bus, NODE_ENV: 'development' },
      ...{ CONTENT_URL: urls.content, LEADS_URL: urls.leads },
      ...{ REMOTES_DIR: remotesDir, REMOTES_COPY_DIR: join(copy, 'remotes') },
      ...{ RELEASES_KEY_FILE: `${remotesDir}.key`, RELEASES_PORT: String(releasesPort) },
      RENDER_TIMEOUT_MS: '30000',
      ...env
    },
    ending: 'channel',
    isReady: () => answersWell(`${url}/health/ready`),
    onSpawn: () => undefined,
    say: () => undefined
  })
  await gateway.start()
  return {
    url,
    async stop() {
      await gateway.stop()
      rmSync(copy, { recursive: true, force: true })
    }
  }
}
