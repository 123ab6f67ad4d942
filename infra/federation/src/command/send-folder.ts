import type { ReleaseNotes } from '@site/contracts/federation/release'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import type { ReleaseKey } from '@site/registry/release-key'
import { readManifest } from '@site/registry/version-files'
import { commitSignedIn } from '@site/registry/version-signature'
import { packVersion } from '../archive/pack-version.ts'
import { describeAnswer } from '../history/describe-answer.ts'
import { DeployError, RefusedError } from '../registry/deploy-error.ts'
import { readSigningKey, signBuild } from '../signing/sign-build.ts'
import { readNotes } from '../transfer/read-notes.ts'
import type { createReleaseClient } from '../transfer/release-client.ts'
import { fromCaller } from './home.ts'
import { readSteps, readTime } from './read-when.ts'

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

/** What is asked of one folder that is published. */
export type Sending = Pick<Wanted, 'notes' | 'mode' | 'signWith'> &
  Partial<Pick<Wanted, 'steps'>> & { say: Say }

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
  { say, ...wanted }: Sending
): Promise<ReleaseAnswer> {
  const { notes, mode, steps, signWith } = wanted
  const { name, version } = await readManifest(folder)
  const signature = signWith ? await signBuild(folder, signWith, notes.commit) : null
  const query = {
    ...(await notesOf(folder, wanted)),
    ...(mode === 'preview' && { preview: 'yes' as const }),
    ...(steps && { share: steps[0] })
  }
  const archive = await packVersion(folder, signature)
  const answer = await client.publish({ name, version }, archive, query).catch((error: unknown) => {
    if (!(error instanceof RefusedError)) throw error
    throw new DeployError([...error.errors, `${name} ${version} was not taken: what was live still is`])
  })
  say(describeAnswer(answer))
  return answer
}
