import { resolve } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { endWithReader } from '@site/federation/command/home'
import { openCurrentStore } from '@site/federation/command/open-store'
import { askGateway } from '@site/federation/deploy/ask-gateway'
import { listDeployables } from '@site/federation/deploy/list'
import { errorLines } from '@site/federation/registry/deploy-error'
import { releaseKeyFile, remotesDir } from '@site/federation/registry/store'
import { readRunning } from '../processes/running-file.ts'

const NOTHING_RUNS =
  'No system runs here, so what serves was not asked. Start it (npm start), or name a gateway: --gateway=<address>'

/**
 * Finds the gateway that a command asks: at PORT of the environment on this machine, else that of the system that runs on this data folder.
 * Null when neither is there. Without a trailing slash.
 */
export function findGateway(env: NodeJS.ProcessEnv, dataDir: string): string | null {
  return env.PORT ? `http://127.0.0.1:${env.PORT}` : (readRunning(dataDir)?.gateway ?? null)
}

/** What is live and previous, whether its files are verified, and what the gateway at this address serves of it and says of its health: lines for a terminal. */
export async function describeRemotes(root: string, gateway: string | null): Promise<string[]> {
  const served = gateway === null ? null : await askGateway(gateway)
  const lines = await listDeployables(root, served)
  if (gateway === null) return [...lines, NOTHING_RUNS]
  return [
    ...lines,
    served ? `serves: as ${gateway} says` : `No gateway answers at ${gateway}, so what serves was not asked.`
  ]
}

/** `npm run site -- remotes` */
async function main(): Promise<void> {
  endWithReader()
  const usage = 'npm run site -- remotes [--gateway=<address of its pages, or of its metrics>]'
  const { options } = takeCommandLine({ usage, options: { gateway: 'value' } })
  const { env } = process
  const gateway = options.gateway?.replace(/\/$/, '') ?? findGateway(env, resolve(env.DATA_DIR || '.data'))
  const root = remotesDir(env)
  const { close } = await openCurrentStore({ root, keyFile: releaseKeyFile(root, env) }, env)
  try {
    for (const line of await describeRemotes(root, gateway)) process.stdout.write(`${line}\n`)
  } finally {
    await close()
  }
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  await main().catch((error: unknown) => {
    for (const line of errorLines(error)) process.stderr.write(`${line}\n`)
    process.exitCode = 1
  })
}
