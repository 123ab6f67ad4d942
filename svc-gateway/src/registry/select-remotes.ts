import type { MovedAddresses } from '@site/contracts/addresses/moved-addresses'
import type { VersionChoice } from './choose-versions.ts'

/** The remotes that this host has, and of each what it has elsewhere than that declares it: `{ 'mf-blog': { '/blog': '/actualites' } }` (HOST_REMOTES). */
export type HostRemotes = Record<string, MovedAddresses>

/** Does this host have a front end? It has a shell in any case, and everything where nothing is said. */
export const isSelected = (remotes: HostRemotes | undefined, name: string): boolean =>
  !remotes || name === 'shell' || Object.hasOwn(remotes, name)

/** Leaves out what this host does not have. */
export const selectRemotes =
  (remotes: HostRemotes | undefined) =>
  (choices: VersionChoice[]): VersionChoice[] =>
    choices.filter(({ name }) => isSelected(remotes, name))

/** Where all of it is that is elsewhere. */
export const placesOf = (remotes: HostRemotes): string[] =>
  Object.values(remotes).flatMap((moved) => Object.values(moved))

/** All that this host has elsewhere; undefined where it has nothing elsewhere. */
export function movedOf(remotes: HostRemotes = {}): MovedAddresses | undefined {
  const moved = Object.assign({}, ...Object.values(remotes)) as MovedAddresses
  return Object.keys(moved).length > 0 ? moved : undefined
}
