import { menusOf } from '@site/contracts/federation/menus'
import type { BrowserRegistry, DeployableManifest, Redirect } from '@site/contracts/federation/registry'
import { presentRemote } from './browser/present-remote.ts'
import type { MadeRemotesFile } from './browser/remotes-file.ts'
import type { CanaryChoice, VersionChoice } from './choose-versions.ts'

/** The registry as pages are made from it: one decision for server and browser, immutable. */
export interface Snapshot {
  revision: number
  /** Changes whenever what is served changes; keys caches. */
  key: string
  /** The shell's version that serves; null when there is none, and then there are no pages. */
  shell: DeployableManifest | null
  deployables: ReadonlyMap<string, VersionChoice>
  browser: BrowserRegistry
  /** Where addresses of retired remotes lead. */
  redirects: Redirect[]
  /** What pages leave out; null where they leave out nothing. */
  file: MadeRemotesFile | null
  /** What a share of the visitors gets instead (pages for them are made from `snapshotOfArm`). */
  canaries: readonly CanaryChoice[]
}

/** `preview` names the deployables shown in a version that is not live. */
interface SnapshotNotes {
  preview?: BrowserRegistry['preview']
  moved?: BrowserRegistry['moved'] | undefined
  canaries?: readonly CanaryChoice[]
  file?: MadeRemotesFile | null
  redirects?: Redirect[]
}

/** Builds a snapshot: which versions serve, and what pages say besides. */
export function buildSnapshot(
  revision: number,
  choices: VersionChoice[],
  { preview = {}, moved, canaries = [], file = null, redirects = [] }: SnapshotNotes = {}
): Snapshot {
  const deployables = new Map(choices.map((choice) => [choice.name, choice]))
  const remotes = choices.filter(({ name }) => name !== 'shell')
  return {
    revision,
    key: [revision, ...choices.map(keyOf), ...canaries.map(({ choice }) => keyOf(choice))].join(' '),
    shell: deployables.get('shell')?.manifest ?? null,
    deployables,
    browser: {
      revision,
      remotes: remotes.flatMap((choice) =>
        choice.manifest ? [presentRemote(choice.manifest, choice.fallback)] : []
      ),
      down: remotes.flatMap(({ name, manifest, declared }) =>
        manifest
          ? []
          : [{ name, routes: declared.routes.map(({ path }) => path), widget: declared.widget !== undefined }]
      ),
      menus: menusOf(remotes.map(({ manifest, declared }) => manifest ?? declared)),
      ...(moved && { moved }),
      preview
    },
    redirects,
    file,
    canaries
  }
}

/** The visitors who get these canaries: their names with spaces between; '' for those who get none. */
export type CanaryArm = string

/** The snapshot that pages for an arm are made from. Canaries that there are no more count for nothing. */
export function snapshotOfArm(snapshot: Snapshot, arm: CanaryArm): Snapshot {
  if (arm === '' || snapshot.canaries.length === 0) return snapshot
  const known = snapshotsOfArms.get(snapshot) ?? new Map<CanaryArm, Snapshot>()
  snapshotsOfArms.set(snapshot, known)
  const made = known.get(arm) ?? makeArm(snapshot, new Set(arm.split(' ')))
  known.set(arm, made)
  return made
}

const snapshotsOfArms = new WeakMap<Snapshot, Map<CanaryArm, Snapshot>>()

function makeArm(snapshot: Snapshot, names: ReadonlySet<string>): Snapshot {
  const { revision, deployables, canaries, browser, file, redirects } = snapshot
  const shown = canaries.flatMap(({ choice }) => (names.has(choice.name) ? [choice] : []))
  if (shown.length === 0) return snapshot
  const choices = new Map(deployables)
  for (const choice of shown) choices.set(choice.name, choice)
  return buildSnapshot(revision, [...choices.values()], { ...browser, file, redirects })
}

const keyOf = ({ name, state, manifest, fallback }: VersionChoice) =>
  `${name}=${state}:${manifest?.version ?? ''}:${fallback?.version ?? ''}`
