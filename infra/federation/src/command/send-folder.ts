import { stepsSchema } from '@site/contracts/federation/canary'
import type { ReleaseNotes } from '@site/contracts/federation/release'
import type { CanaryAnswer, ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { readManifest } from '@site/registry/version-files'
import { packVersion } from '../archive/pack-version.ts'
import { describeKept } from '../publish/check-deployable.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { readNotes } from '../transfer/read-notes.ts'
import type { createReleaseClient } from '../transfer/release-client.ts'

export type Say = (line: string) => void

/** What `--preview`, `--share` and `--message` of a deploy ask for. */
export interface Wanted {
  notes: ReleaseNotes
  mode: 'live' | 'preview'
  /** Shares of the visitors; null: none, so everybody or nobody. */
  steps: number[] | null
}

export const DEPLOY_OPTIONS = { preview: 'flag', share: 'value', message: 'value' } as const
export const DEPLOY_USAGE = '[--preview | --share=<percent>[,<percent>…]] [--message=<why>]'

/** Reads them. Throws a DeployError where they do not go together, before anything is built. */
export function readWanted(options: { preview?: boolean; share?: string; message?: string }): Wanted {
  const notes = readNotes(process.cwd(), options.message)
  const steps = options.share === undefined ? null : readSteps(options.share)
  if (steps && options.preview)
    throw new DeployError(['--preview shows a version to nobody: leave --share out'])
  return { notes, steps, mode: options.preview || steps ? 'preview' : 'live' }
}

/** Sends a built version to a running site, which checks and publishes it, and begins its canary where a share is wanted. */
export async function sendFolder(
  folder: string,
  client: ReturnType<typeof createReleaseClient>,
  { notes, mode, steps, say }: Wanted & { say: Say }
): Promise<void> {
  const { name, version } = await readManifest(folder)
  const query = { ...notes, ...(mode === 'preview' && { preview: 'yes' as const }) }
  const answer = await client.publish({ name, version }, await packVersion(folder), query)
  say(describeAnswer(answer))
  if (!steps || answer.outcome === 'unchanged') return
  say(describeCanary(await client.canary(name, { ...notes, action: 'start', version, steps })))
}

export function describeAnswer({ deployable, version, outcome, before, unfit }: ReleaseAnswer): string {
  if (outcome === 'unchanged') return `${deployable} ${version} is live already: nothing to do`
  if (outcome === 'preview') return describeKept(deployable, version, unfit)
  if (outcome === 'retired')
    return `${deployable} is out of the site, its addresses are nobody’s; ${version} is kept for 30 days, and publishing it brings it back`
  return `${deployable} ${version} is live${before ? `; before it was ${before}` : ''}`
}

/** The shares of `--share=5,25`. Throws a DeployError where they are none, before anything is built. */
export function readSteps(text: string): number[] {
  const steps = stepsSchema.safeParse(text.split(',').map(Number))
  if (steps.success) return steps.data
  throw new DeployError([
    `--share takes percents from 1 to 99, each greater than the one before, as in --share=5,25, not ${text}`
  ])
}

export function describeCanary({ deployable, version, share, live }: CanaryAnswer): string {
  if (share === 0) return `${deployable} ${version} is aborted and blocked; everybody gets ${live}`
  if (share === 100) return `${deployable} ${version} is live`
  return `${deployable} ${version} is what ${share} % of the visitors get; the others get ${live}`
}
