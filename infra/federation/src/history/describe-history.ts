import type { HistoryEntry } from '@site/contracts/federation/release'
import type { KeptVersions } from '@site/contracts/releases/release-calls'

const minute = (at: string) => at.slice(0, 19).replace('T', ' ')

/** The history of a deployable for a terminal: a line for each entry, and below it what it says besides. */
export function describeHistory(entries: HistoryEntry[]): string[] {
  return entries.flatMap(
    ({ at, action, version, by, before, result, commit, pipeline, message, errors = [] }) => [
      `${minute(at)} UTC  ${(result === 'live' ? action : result).padEnd(8)}  ${version}  by ${by}${before ? `  (before: ${before})` : ''}`,
      ...[message && `“${message}”`, commit && `commit ${commit}`, pipeline, ...errors]
        .filter((line) => line !== undefined && line !== '')
        .map((line) => `    ${line}`)
    ]
  )
}

/** The versions that are kept of a deployable for a terminal. */
export const describeVersions = (versions: KeptVersions): string[] =>
  versions.map(({ version, state, builtAt, release }) => {
    const who = release ? `  published ${minute(release.at)} UTC by ${release.by}` : ''
    return `${version}  ${state.padEnd(8)}  built ${minute(builtAt)} UTC${who}${release?.message ? `  “${release.message}”` : ''}`
  })
