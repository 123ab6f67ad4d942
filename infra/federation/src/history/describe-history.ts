import type { Arm, CanaryEvidence } from '@site/contracts/federation/canary'
import type { HistoryEntry } from '@site/contracts/federation/release'
import type { KeptVersions } from '@site/contracts/releases/release-calls'
import type { SignedBy } from '@site/contracts/signing/signers'

const minute = (at: string) => at.slice(0, 19).replace('T', ' ')

/** The history of a deployable for a terminal: a line for each entry, and below it what it says besides. */
export function describeHistory(entries: HistoryEntry[]): string[] {
  return entries.flatMap((entry) => {
    const {
      at,
      version,
      by,
      before,
      share,
      publishedAt,
      commit,
      pipeline,
      message,
      evidence,
      together,
      liveAt,
      unseen,
      signedBy,
      errors = []
    } = entry
    const what = nameOf(entry).padEnd(8)
    return [
      `${minute(at)} UTC  ${what}  ${version}${share ? `  at ${share} %` : ''}  by ${by}${before ? `  (before: ${before})` : ''}`,
      ...[
        liveAt && `for ${minute(liveAt)} UTC`,
        together && `together with ${others(together, entry.deployable)}`,
        message && `“${message}”`,
        publishedAt && `published ${minute(publishedAt)} UTC`,
        commit && `commit ${commit}`,
        pipeline,
        signedBy && `signed by ${signerOf(signedBy)}`,
        unseen,
        ...errors
      ]
        .filter((line) => line !== undefined && line !== '')
        .concat(evidence ? describeEvidence(evidence) : [])
        .map((line) => `    ${line}`)
    ]
  })
}

const signerOf = ({ team, keyid }: SignedBy) => `${team} (key ${keyid})`

const others = (together: Record<string, string>, name: string) =>
  Object.entries(together)
    .filter(([other]) => other !== name)
    .map(([other, version]) => `${other} ${version}`)
    .join(', ')

const nameOf = ({ result, action }: HistoryEntry) =>
  result === 'refused' || result === 'preview' ? result : action

/** What a canary was ended on: the reason, both versions side by side, and what was met of it. */
function describeEvidence({ reason, arms, incidents }: CanaryEvidence): string[] {
  const arm = ({ visitors, ...counts }: Arm) =>
    `${visitors} visitors, ${(['errors', 'load-failures', 'fallbacks'] as const).map((kind) => `${kind} for ${counts[kind]}`).join(', ')}`
  return [
    `because of: ${reason}`,
    `canary: ${arm(arms.canary)}`,
    `live: ${arm(arms.live)}`,
    ...incidents.map(({ kind, page, message, file, line, count }) =>
      [`${count} × ${message ?? kind}`, file && `in ${file}${line ? `:${line}` : ''}`, page && `on ${page}`]
        .filter(Boolean)
        .join(' ')
    )
  ]
}

/** The versions that are kept of a deployable for a terminal: when each was built and published, and what was done with it last, where that is something else. */
export const describeVersions = (versions: KeptVersions): string[] =>
  versions.map(({ version, state, builtAt, release, published, signedBy }) => {
    const { commit } = published ?? {}
    const last = release && release.at !== published?.at ? release : undefined
    return [
      `${version}  ${state.padEnd(8)}  built ${minute(builtAt)} UTC`,
      published && `published ${minute(published.at)} UTC by ${published.by}`,
      commit && `commit ${commit}`,
      last && `${last.result === 'live' ? 'switched to' : nameOf(last)} ${minute(last.at)} UTC by ${last.by}`,
      signedBy && `signed by ${signerOf(signedBy)}`,
      release?.message && `“${release.message}”`
    ]
      .filter(Boolean)
      .join('  ')
  })
