import { stepsSchema } from '@site/contracts/federation/canary'
import type { ReleaseNotes } from '@site/contracts/federation/release'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import type { ReleaseKey } from '@site/registry/release-key'
import { readManifest } from '@site/registry/version-files'
import { commitSignedIn } from '@site/registry/version-signature'
import { packVersion } from '../archive/pack-version.ts'
import { describeKept } from '../publish/check-deployable.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { readSigningKey, signBuild } from '../signing/sign-build.ts'
import { readNotes } from '../transfer/read-notes.ts'
import type { createReleaseClient } from '../transfer/release-client.ts'
import { fromCaller } from './home.ts'

export type Say = (line: string) => void

/** What `--preview`, `--share`, `--at` and `--message` of a deploy ask for. */
export interface Wanted {
  notes: ReleaseNotes
  mode: 'live' | 'preview'
  /** Shares of the visitors; null: none, so everybody or nobody. */
  steps: number[] | null
  /** When it is to go live; null: now, or not at all. */
  at: Date | null
  /** The key of the team that built it; null or absent: it is not signed, or was already. */
  signWith?: ReleaseKey | null | undefined
}

export const DEPLOY_OPTIONS = { preview: 'flag', share: 'value', at: 'value', message: 'value' } as const
export const DEPLOY_USAGE = '[--preview | --share=<percent>[,<percent>…] | --at=<time>] [--message=<why>]'
/** Of what is built for it: the key that signs it, and whether types and tests that fail are no reason not to build it. */
export const BUILD_OPTIONS = { sign: 'value', unchecked: 'flag' } as const
export const BUILD_USAGE = '[--sign=<file of your key>] [--unchecked]'

/** Reads them. Throws a DeployError where they do not go together, before anything is built. */
export function readWanted(options: {
  preview?: boolean
  share?: string
  at?: string
  message?: string
  sign?: string
}): Omit<Wanted, 'signWith'> {
  const notes = readNotes(process.cwd(), options.message)
  const steps = options.share === undefined ? null : readSteps(options.share)
  const at = options.at === undefined ? null : readTime(options.at)
  if ([options.preview, steps, at].filter(Boolean).length > 1)
    throw new DeployError(['--preview, --share and --at are three ways to begin: one of them'])
  return { notes, steps, at, mode: options.preview || steps || at ? 'preview' : 'live' }
}

/** The same for what was built here, and is signed where the team's key is at hand. */
export const readWantedSigned = (options: Parameters<typeof readWanted>[0]): Wanted => ({
  ...readWanted(options),
  signWith: readSigningKey(options.sign && fromCaller(options.sign))
})

/** What is said of a folder: of one that is not signed now and was before, the commit that was signed. */
export async function notesOf(
  folder: string,
  { notes, signWith }: Pick<Wanted, 'notes' | 'signWith'>
): Promise<ReleaseNotes> {
  const commit = signWith ? null : await commitSignedIn(folder)
  return commit === null ? notes : { ...notes, commit }
}

/** Sends a built version to a running site, which checks and publishes it. */
export async function sendFolder(
  folder: string,
  client: ReturnType<typeof createReleaseClient>,
  { say, ...wanted }: Pick<Wanted, 'notes' | 'mode' | 'signWith'> & { say: Say }
): Promise<ReleaseAnswer> {
  const { notes, mode, signWith } = wanted
  const { name, version } = await readManifest(folder)
  const signature = signWith ? await signBuild(folder, signWith, notes.commit) : null
  const query = { ...(await notesOf(folder, wanted)), ...(mode === 'preview' && { preview: 'yes' as const }) }
  const answer = await client.publish({ name, version }, await packVersion(folder, signature), query)
  say(describeAnswer(answer))
  return answer
}

export function describeAnswer(answer: ReleaseAnswer): string {
  const { deployable, version, outcome, before, unseen } = answer
  if (outcome === 'unchanged') return `${deployable} ${version} is live already: nothing to do`
  if (outcome === 'preview') return describeKept(answer)
  return `${deployable} ${version} is live${before ? `; before it was ${before}` : ''}${unseen ? `; ${unseen}` : ''}`
}

/** A date and a time, or a time of day: then the next such one. */
const TIME = /^(?:(\d{4}-\d\d-\d\d)T)?\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?$/
const DAY = 24 * 60 * 60 * 1000

/**
 * The time of `--at=2026-12-01T06:00`, or of `--at=06:00`, the next one; by the clock of this machine where no offset stands behind it. Throws a DeployError
 * where it is none, before anything is built.
 */
export function readTime(text: string, now = new Date()): Date {
  const [form, date] = TIME.exec(text) ?? []
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  const at = new Date(date ? text : `${today}T${form}`)
  // A 30th of February would be taken for a day of March.
  const isDay = date === undefined || new Date(date).toJSON()?.startsWith(date)
  if (Number.isNaN(at.getTime()) || !isDay)
    throw new DeployError([
      `--at takes a time, as in --at=2026-12-01T06:00, --at=2026-12-01T06:00+01:00 or --at=06:00, not ${text}`
    ])
  return !date && at <= now ? new Date(at.getTime() + DAY) : at
}

/** The shares of `--share=5,25`. Throws a DeployError where they are none, before anything is built. */
export function readSteps(text: string): number[] {
  const steps = stepsSchema.safeParse(text.split(',').map(Number))
  if (steps.success) return steps.data
  throw new DeployError([
    `--share takes percents from 1 to 99, each greater than the one before, as in --share=5,25, not ${text}`
  ])
}
