import type { DeployableManifest } from '@site/contracts/federation/registry'
import { doPatternsOverlap } from '@site/contracts/federation/route-match'
import satisfies from 'semver/functions/satisfies.js'

/** What keeps a remote from running in a shell, one line each. */
export function errorsBetween(shell: DeployableManifest, remote: DeployableManifest): string[] {
  const offered = new Set(shell.platform.names)
  const missing = remote.platform.names.filter((name) => !offered.has(name))
  return [
    ...(missing.length > 0
      ? [
          `${remote.name} ${remote.version} imports ${missing.join(', ')} from @site/web/platform, which shell ` +
            `${shell.version} does not offer: deploy a shell that does first`
        ]
      : []),
    ...Object.entries(remote.shared).flatMap(([name, version]) => {
      const given = shell.shared[name]
      if (given === undefined)
        return [`${remote.name} shares ${name}, which shell ${shell.version} does not give`]
      return satisfies(given, `^${version}`, { includePrerelease: true })
        ? []
        : [`${remote.name} is built with ${name} ${version}, shell ${shell.version} gives ${given}`]
    })
  ]
}

/**
 * Two remotes that claim the same addresses, one line each: the same pattern, or one that takes some of the other's ('/article/new' of
 * '/article/:id'), as an address would then change its owner with what is live.
 */
export function errorsOfRoutes(remote: DeployableManifest, others: DeployableManifest[]): string[] {
  return others
    .filter(({ name }) => name !== remote.name)
    .flatMap((other) =>
      remote.routes.flatMap(({ path }) => {
        const claimed = other.routes.find((theirs) => doPatternsOverlap(theirs.path, path))
        return claimed
          ? [`${remote.name} claims ${path}, which ${other.name} ${other.version} owns (${claimed.path})`]
          : []
      })
    )
}
