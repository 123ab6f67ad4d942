interface LockedPackage {
  version?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** What is read of package-lock.json. */
export interface LockFile {
  packages: Record<string, LockedPackage>
}

/**
 * The third-party packages that these workspaces need, at any depth, as the lock file holds them: 'react@19.3.1 sha512-…', sorted. What
 * is locked for others changes nothing here.
 *
 * @param workspaces folders as the lock file names them: 'mf-blog', 'infra/web'
 */
export function lockedPackages({ packages }: LockFile, workspaces: string[]): string[] {
  const seen = new Set<string>()
  const visit = (place: string) => {
    const found = packages[place]
    if (!found || seen.has(place)) return
    seen.add(place)
    const needs = { ...found.dependencies, ...found.optionalDependencies, ...found.peerDependencies }
    for (const name of Object.keys(needs)) {
      const at = placesOf(place, name).find((candidate) => candidate in packages)
      if (at && !name.startsWith('@site/')) visit(at)
    }
  }
  for (const workspace of workspaces) visit(workspace)
  return [...seen]
    .filter((place) => place.includes('node_modules/'))
    .map((place) => {
      const { version = '', integrity = '' } = packages[place] ?? {}
      return `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version} ${integrity}`
    })
    .sort()
}

/** Where Node looks for a package that stands at `place`: the nearest folder first. */
function placesOf(place: string, name: string): string[] {
  const parts = place.split('/')
  return [
    ...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/node_modules/${name}`),
    `node_modules/${name}`
  ]
}
