import type { ReleaseGrants } from '@site/contracts/access/release-grants'
import { fixedOwnerOf, isBelow } from '@site/contracts/addresses/fixed-addresses'
import type { ReleaseNotes } from '@site/contracts/federation/release'
import { DeployError } from '../registry/deploy-error.ts'

/** Who changes what is live, and what they say of it. */
export interface Publisher {
  /** The name of a token, or a user of a machine. */
  by: string
  notes?: ReleaseNotes
  /** What a token may publish. Absent: somebody who can write the store anyway, and so may publish everything. */
  grants?: ReleaseGrants
}

/** It is not theirs. Nothing has been looked at or changed. */
export class NotGrantedError extends DeployError {}

/** May they change this front end? */
export const isGranted = ({ grants }: Publisher, name: string): boolean =>
  !grants || grants.deployables.includes(name)

/** Throws a NotGrantedError, with one line for each part that is not the publisher's. `routes`: patterns that a version claims. */
export function requireGrant(
  publisher: Publisher,
  name: string,
  routes: readonly { path: string }[] = []
): void {
  const { by, grants } = publisher
  if (!grants) return
  if (!isGranted(publisher, name)) {
    throw new NotGrantedError([
      `${name} is not among what '${by}' may publish: ${grants.deployables.join(', ')}`
    ])
  }
  const foreign = routes.filter(({ path }) => !grants.routes.some((prefix) => isBelow(path, prefix)))
  if (foreign.length === 0) return
  const own = grants.routes.join(', ') || 'none'
  throw new NotGrantedError(
    foreign.map(({ path }) => `${name} claims ${path}, and the token '${by}' has the routes ${own}`)
  )
}

/** A fixed part, or a parameter with a name. */
const SEGMENT = /^(:\w+|[\w.~-]+)$/

/** Addresses that no version of a remote may own, or not this one's, whoever publishes it; one line each. */
export function errorsOfAddresses({
  name,
  routes
}: {
  name: string
  routes: readonly { path: string }[]
}): string[] {
  return routes.flatMap(({ path }) => {
    if (path === '*' || path === '/') return []
    const segments = path.split('/').slice(1)
    if (!path.startsWith('/') || !segments.every((segment) => SEGMENT.test(segment)))
      return [
        `${name} claims ${path}, which no address matches: a pattern is made of /fixed and /:named parts, or is * alone`
      ]
    if (segments[0]?.startsWith(':'))
      return [
        `${name} claims ${path}, which begins with a parameter: it would take addresses of everybody else`
      ]
    const owner = fixedOwnerOf(path)
    if (owner === null || owner === name) return []
    return [`${name} claims ${path}, which belongs to ${owner === 'gateway' ? 'the gateway' : owner}`]
  })
}
