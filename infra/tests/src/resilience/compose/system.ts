import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPort } from '@site/dev/processes/ports'
import { remoteNames } from '@site/federation/repository/remotes'
import { until } from '../../harness/until.ts'
import { runCommand } from '../../run/command.ts'
import { engineAnswers } from '../../run/containers.ts'
import { COMPOSE_FOLDER, compose, findCompose, getWithin } from './compose.ts'

const run = promisify(execFile)
const HERE = import.meta.dirname
const ENGINE = join(COMPOSE_FOLDER, '../local-engine')
const CLOCKED = ['1', '2']
const REPLICAS = ['content', 'leads', 'gateway'].flatMap((name) => [`${name}-1`, `${name}-2`])
const DEPLOYABLES = ['shell', ...remoteNames()]

/** Collects steps that undo what was done; `all` runs them, the last one first. */
export interface Undo {
  push: (step: () => Promise<unknown>) => void
  all: () => Promise<void>
}

export function createUndo(): Undo {
  const steps: (() => Promise<unknown>)[] = []
  return {
    push: (step) => steps.push(step),
    async all() {
      for (let step = steps.pop(); step; step = steps.pop())
        await step().catch((error: unknown) => console.error('compose: could not tidy up:', error))
    }
  }
}

/**
 * Provides a Docker engine, Compose and the base images (infra/deploy/local-engine). Returns the variables that name the images.
 * @throws an Error of one line when one of them cannot be provided
 */
export async function provideEngine(undo: Undo): Promise<NodeJS.ProcessEnv> {
  const wasThere = await engineAnswers()
  if (!wasThere) undo.push(() => run(join(ENGINE, 'down.sh')))
  const { stdout } = await run(join(ENGINE, 'up.sh'), ['compose'], { maxBuffer: 16 * 1024 * 1024 }).catch(
    (error: { stderr?: string }) => {
      throw new Error(`no engine for the compose system: ${error.stderr?.trim().split('\n').at(-1) ?? error}`)
    }
  )
  const command = await findCompose()
  if (command === null) throw new Error('neither `docker compose` nor `docker-compose` is on this machine')
  const pairs = [...stdout.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value])
  return { ...Object.fromEntries(pairs), COMPOSE_COMMAND: command }
}

/** Returns the environment of the system: passwords and a code of its own, a free port, clocks that a test can move. */
export async function planSystem(undo: Undo): Promise<NodeJS.ProcessEnv> {
  const clocks = mkdtempSync(join(tmpdir(), 'site-clocks-'))
  undo.push(async () => rmSync(clocks, { recursive: true, force: true }))
  copyFileSync(join(HERE, '../shift-clock.mjs'), join(clocks, 'shift-clock.mjs'))
  for (const name of CLOCKED) {
    mkdirSync(join(clocks, name))
    writeFileSync(join(clocks, name, 'shift'), '0')
    // The services' user writes into this folder which shift is applied.
    chmodSync(join(clocks, name), 0o777)
  }
  chmodSync(clocks, 0o755)
  const code = 'code-des-parcours-2026'
  const port = String(await findPort(0))
  const url = `http://127.0.0.1:${port}`
  const secret = () => `p${randomBytes(12).toString('hex')}`
  return {
    TAG: 'test-compose',
    COMPOSE_PROJECT_NAME: `site-test-${process.pid}`,
    COMPOSE_FILE: [join(COMPOSE_FOLDER, 'compose.yaml'), join(HERE, 'clocks.yaml')].join(':'),
    CLOCK_DIR: clocks,
    HTTP_PORT: port,
    SITE_ORIGIN: url,
    SITE_BRAND: 'fictional',
    ADMIN_CODE_SHA256: createHash('sha256').update(code).digest('hex'),
    MYSQL_ROOT_PASSWORD: secret(),
    CONTENT_PASSWORD: secret(),
    LEADS_PASSWORD: secret(),
    NATS_CONTENT_PASSWORD: secret(),
    NATS_LEADS_PASSWORD: secret(),
    NATS_GATEWAY_PASSWORD: secret(),
    NATS_OPERATOR_PASSWORD: secret(),
    // All visitors of the test come from one address.
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    TEST_SITE_URL: url,
    TEST_SITE_CODE: code
  }
}

export async function buildImages(): Promise<void> {
  const code = await runCommand(join(COMPOSE_FOLDER, 'build.sh'), [
    'svc-content',
    'svc-leads',
    'svc-gateway',
    'front-ends'
  ])
  if (code !== 0) throw new Error(`build.sh ended with ${code}`)
}

/** Brings everything up and waits until each replica is ready and every front end is live. */
export async function bringUp(undo: Undo): Promise<void> {
  undo.push(() => compose('down', '--volumes', '--remove-orphans', '--timeout', '20'))
  await compose('up', '-d')
  await frontEndsDeployed()
  for (const replica of REPLICAS)
    await until(
      `${replica} to be ready`,
      async () => (await getWithin(replica, '/health/ready')).status === 200,
      { withinMs: 120_000, everyMs: 500 }
    )
  await until('every front end by the proxy', servesEveryDeployable, { withinMs: 60_000, everyMs: 500 })
}

/** Waits for the container that deploys them to end. */
async function frontEndsDeployed(): Promise<void> {
  const id = (await compose('ps', '-a', '-q', 'front-ends')).trim()
  const { stdout } = await run('docker', ['wait', id], { timeout: 300_000 })
  if (stdout.trim() !== '0') throw new Error(`the front ends were not deployed: exit ${stdout.trim()}`)
}

async function servesEveryDeployable(): Promise<boolean> {
  const response = await fetch(`${process.env.TEST_SITE_URL}/`)
  const html = await response.text()
  return response.ok && DEPLOYABLES.every((name) => html.includes(`/remotes/${name}/`))
}
