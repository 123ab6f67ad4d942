import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run/command.ts'
import { provideHeadlessChromium } from '../run/packages.ts'
import { startServers } from '../run/servers.ts'
import type { Servers } from '../run/test-servers.ts'
import type { Edit, NamedTest } from './proof.ts'
import { type Place, run } from './run-test.ts'

/** What the tests of a run of proofs stand on. */
export interface Ground {
  env: NodeJS.ProcessEnv
  stop(): Promise<void>
}

const BUILD_MS = 300_000
/** What a front end is built from (infra/federation/src/version/version.ts). */
const BUILT = /^(shell|mf-[a-z]+|infra\/(web|contracts|federation))\/|^infra\/registry\/src\/[\w-]+\.mjs$/

const needsSystem = ({ project }: NamedTest) => project !== 'unit' && project !== 'integration'

/** Servers and a browser as `npm test` finds them, as far as these tests need them. TEST_… of the environment go first. */
export async function provideGround(tests: NamedTest[]): Promise<Ground> {
  const { TEST_MYSQL_URL, TEST_INFRA } = process.env
  const needsServers = tests.some(({ project }) => project === 'integration') && !TEST_MYSQL_URL
  const isWhole = tests.some(needsSystem)
  const servers: Servers | null = needsServers || (isWhole && !TEST_INFRA) ? await startServers() : null
  return {
    env: {
      ...(servers && {
        TEST_MYSQL_URL: servers.mysqlUrl,
        TEST_NATS_URL: servers.natsUrl,
        TEST_INFRA: TEST_INFRA ?? servers.infra,
        ...servers.env
      }),
      ...(isWhole && { CHROMIUM_PATH: await provideHeadlessChromium() })
    },
    stop: async () => servers?.stop()
  }
}

/**
 * The front ends that a test's system starts from, with these edits made: `TEST_REMOTES_DIR`, or nothing where none is
 * needed. Built once as they are, and each time that an edit is in what they are built from.
 *
 * @throws an Error with what the deployment said when it refuses them
 */
export async function provideFrontEnds(
  test: NamedTest,
  edits: Edit[],
  place: Place
): Promise<NodeJS.ProcessEnv> {
  if (!needsSystem(test)) return {}
  const [whole, broken] = ['whole', 'broken'].map((name) => join(place.folder, '.data', name)) as [
    string,
    string
  ]
  const isBroken = edits.some(({ file }) => BUILT.test(file))
  if (!isBroken && existsSync(whole)) return { TEST_REMOTES_DIR: whole }
  const [from, to] = isBroken ? [whole, broken] : [join(ROOT, '.data/remotes'), whole]
  rmSync(to, { recursive: true, force: true })
  if (existsSync(from)) cpSync(from, to, { recursive: true })
  const words = ['infra/dev/bootstrap.mjs', 'infra/federation/src/cli.ts', 'deploy', 'all']
  const built = await run(words, { ...place, env: { ...place.env, REMOTES_DIR: to } }, BUILD_MS)
  if (built.code !== 0) throw new Error(`the front ends were not deployed: ${built.text}`)
  return { TEST_REMOTES_DIR: to }
}
