import { liveReleaseSchema } from '@site/contracts/federation/live-release'
import { liveReleaseCalls } from '@site/contracts/operations/calls/front-ends/live-release'
import type { DeployableSource } from '../build/deployable-source.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { describeUnreached } from '../transfer/describe-unreached.ts'

export const IN_SITE_OPTIONS = { port: 'value', site: 'value', write: 'flag' } as const
export const IN_SITE_USAGE =
  '--site=<address of a running site> [--port=5173] [--write]; --write: what changes something there reaches it too'

export interface InSiteCommand {
  site: string
  port: number
  canWrite: boolean
  say: (line: string) => void
}

/** Reads what IN_SITE_OPTIONS took. Throws a DeployError for what is no address and no port. */
export function readInSite(options: {
  port?: string
  site?: string
  write?: true
}): Omit<InSiteCommand, 'say'> {
  const { port = '5173', site = '', write = false } = options
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new DeployError([`which site? --site=https://…, not '${site}'`])
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new DeployError([`--port takes a number up to 65535, not ${port}`])
  return { site: new URL(site).origin, port: Number(port), canWrite: write }
}

/** Serves the remote inside the running site until the process ends. Throws a DeployError where the site does not answer, or the port is taken. */
export async function devInSite(project: DeployableSource, command: InSiteCommand): Promise<void> {
  const { port, canWrite, say } = command
  const site = await originOfSite(command.site)
  // Vite is a second to load.
  const { serveInSite } = await import('./serve-in-site.ts')
  const served = await serveInSite(project, { ...command, site }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new DeployError([`port ${port} is taken: --port=<another>`])
  })
  say(`${served.url}  ${project.name} from ${project.dir}, everything else from ${site} (Ctrl-C ends it)`)
  say(
    canWrite
      ? 'What is changed here is changed in that site.'
      : 'Nothing is changed in that site: forms are refused here, --write sends them.'
  )
}

/** The origin at which a site of ours answers, behind redirections. Throws a DeployError where there is none. */
async function originOfSite(site: string): Promise<string> {
  const signal = AbortSignal.timeout(5000)
  const answer = await fetch(site + liveReleaseCalls.readRelease.path, { signal }).catch((error: unknown) => {
    throw new DeployError([describeUnreached(site, error, '--site')])
  })
  const release = liveReleaseSchema.safeParse(await answer.json().catch(() => null))
  if (!release.success) throw new DeployError([`${site} answers, and is no site of this product`])
  return new URL(answer.url).origin
}
