import { randomBytes } from 'node:crypto'
import type { CanaryEvidence } from '@site/contracts/federation/canary'
import type { Canary, DeployableManifest } from '@site/contracts/federation/registry'
import type { HistoryEntry, ReleaseAction } from '@site/contracts/federation/release'
import type { CanaryAnswer } from '@site/contracts/releases/release-calls'
import { changeEntry } from '../change/change-entry.ts'
import { errorsOfKept, namedVersion } from '../change/kept-version.ts'
import { noteChange, noteLive } from '../history/history.ts'
import { releaseOfKept } from '../history/release-of.ts'
import { errorsAmong } from '../publish/check-deployable.ts'
import { requireGrant } from '../publish/grants.ts'
import { type ReleaseOptions, refuseOn } from '../publish/publish.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { goLive, type RegistryEntry } from '../registry/flip.ts'
import { verifiedVersions } from '../registry/versions.ts'
import { abortedEntry, heldEntry, startedEntry, steppedEntry } from './canary-entry.ts'

/**
 * start: a kept version gets the first of `steps`, or the canary that there is gets a greater share. step: the next of its shares. hold: it keeps its share.
 * abort: everybody gets the live version again, and the other is blocked. promote: everybody gets it.
 */
export type CanaryChange =
  | { action: 'start'; version: string; steps: number[] }
  | { action: 'step' | 'hold' | 'promote' }
  | { action: 'abort'; evidence?: CanaryEvidence }

export interface CanaryOptions extends ReleaseOptions {
  /** What whoever asks has seen: where another version is the canary by then, or it has another share, nothing changes. */
  seen?: { version: string; share?: number } | undefined
}

/** The canary is another one than whoever asked had seen, or there is none any more. */
export class CanaryChangedError extends DeployError {}

/**
 * Changes the canary of a deployable, by the same lock, checks, flip and history as what is live. Of several that ask for the same change at once,
 * one makes it.
 *
 * @throws DeployError when it cannot be, CanaryChangedError where it is not what was `seen`; nothing has changed then
 */
export async function changeCanary(
  name: string,
  change: CanaryChange,
  options: CanaryOptions
): Promise<CanaryAnswer> {
  const { root, publisher, clock = () => new Date() } = options
  return changeEntry(name, options, 'compare a canary with', async ({ registry, entry, key, write }) => {
    refuseUnseen(name, entry, options.seen)
    const target = await targetOf(name, entry, change, root)
    requireGrant(publisher, name, target.routes)
    if (change.action === 'start' || change.action === 'promote') {
      refuseOn([...(await errorsOfKept(root, target, key, registry)), ...errorsAmong(target, registry)])
    }
    const now = clock()
    const release = releaseOfKept(
      options,
      { name, entry },
      { action: actionOf(change), version: target.version, before: entry.live.version, now }
    )
    const answer = { deployable: name, version: target.version, live: entry.live.version }
    if (change.action === 'promote') {
      await write(await goLive(entry, target, now, verifiedVersions(root, name, key, registry), release))
      await noteLive(options, { name, release, entry })
      return { ...answer, live: target.version, share: 100 }
    }
    const next = nextEntry(entry, target, change, { now, by: publisher.by })
    const share = next.canary?.share ?? entry.canary?.share ?? 0
    const line: HistoryEntry = {
      ...{ ...release, deployable: name, result: 'canary', share },
      ...(change.action === 'abort' && change.evidence && { evidence: change.evidence })
    }
    await write({ ...next, canaryChange: line })
    await noteChange(options, line, entry)
    return { ...answer, share: next.canary?.share ?? 0 }
  })
}

const actionOf = ({ action }: CanaryChange): ReleaseAction =>
  action === 'start' || action === 'step' ? 'canary' : action

function refuseUnseen(name: string, { canary }: RegistryEntry, seen: CanaryOptions['seen']): void {
  if (!seen) return
  const isSame =
    canary?.manifest.version === seen.version && (seen.share === undefined || canary.share === seen.share)
  if (isSame) return
  const found = canary ? `${canary.manifest.version} at ${canary.share} % is` : 'there is none'
  throw new CanaryChangedError([`${name} ${seen.version} is not the canary as it was seen: ${found}`])
}

/** The version that a change is about: one that is kept, for a start; else the canary. */
async function targetOf(
  name: string,
  entry: RegistryEntry,
  change: CanaryChange,
  root: string
): Promise<DeployableManifest> {
  const { canary } = entry
  if (change.action !== 'start') return requireCanary(name, canary).manifest
  return canary?.manifest.version === change.version
    ? canary.manifest
    : namedVersion(root, entry, change.version)
}

function requireCanary(name: string, canary: Canary | undefined): Canary {
  if (canary) return canary
  throw new CanaryChangedError([`${name} has no canary: npm run deploy -- ${name} --share=5 makes one`])
}

function nextEntry(
  entry: RegistryEntry,
  target: DeployableManifest,
  change: Exclude<CanaryChange, { action: 'promote' }>,
  context: { now: Date; by: string }
): RegistryEntry {
  if (change.action === 'start') {
    const salt = randomBytes(16).toString('hex')
    return startedEntry(entry, target, { ...context, salt, steps: change.steps })
  }
  const canary = requireCanary(target.name, entry.canary)
  if (change.action === 'step') return steppedEntry(entry, canary, context.now)
  return change.action === 'hold' ? heldEntry(entry, canary) : abortedEntry(entry, canary)
}
