import type { ReadyVersion } from '@site/contracts/release-board/release-board'

/** Names a version of the list. */
export const keyOf = ({ name, version }: Pick<ReadyVersion, 'name' | 'version'>) => `${name} ${version}`

/** What is chosen once one is ticked or not: of each front end one version, as only one can be live. Those that are no longer ready are left out. */
export function choose(ready: ReadyVersion[], chosen: string[], one: ReadyVersion): string[] {
  const isTicked = chosen.includes(keyOf(one))
  return ready
    .filter((other) => (keyOf(other) === keyOf(one) ? !isTicked : chosen.includes(keyOf(other))))
    .filter((other) => isTicked || other.name !== one.name || other.version === one.version)
    .map(keyOf)
}
