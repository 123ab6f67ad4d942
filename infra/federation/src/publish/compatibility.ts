import type { DeployableManifest } from '@site/contracts/federation/registry'
import { doPatternsOverlap } from '@site/contracts/federation/route-match'
import satisfies from 'semver/functions/satisfies.js'

/** What a version is to go live beside: what is live of each deployable, and what is a canary of it. */
export interface Beside {
  units: Record<string, { live: DeployableManifest; canary?: { manifest: DeployableManifest } | undefined }>
}

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

/**
 * What keeps the links of remotes out of the menus of their shell, one line each: a menu that it has not, more links than it has places, an
 * address with a parameter, which no link can name. A shell that does not say which menus it has takes no part in it.
 */
export function errorsOfMenus(
  { menus, version }: DeployableManifest,
  remotes: DeployableManifest[]
): string[] {
  if (!menus) return []
  const links = remotes.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, menus = [] }) => menus.map(({ menu }) => ({ name, path, menu })))
  )
  const errors = links.flatMap(({ name, path, menu }) => {
    if (!Object.hasOwn(menus, menu))
      return [
        `${name} has a link for the menu '${menu}': shell ${version} has ${Object.keys(menus).join(', ')}`
      ]
    return /[:*]/.test(path)
      ? [`${name} has a link for the menu '${menu}' to ${path}, which is no address`]
      : []
  })
  const crowded = Object.entries(menus).flatMap(([menu, places]) => {
    const taken = links.filter((link) => link.menu === menu)
    if (taken.length <= places) return []
    const names = [...new Set(taken.map(({ name }) => name))].join(', ')
    return [
      `the menu '${menu}' of shell ${version} has ${places} ${places === 1 ? 'place' : 'places'}, and ${names} have ${taken.length} links for it`
    ]
  })
  return [...errors, ...crowded]
}
