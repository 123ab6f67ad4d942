import { fixedPartsOf } from '@site/contracts/addresses/fixed-addresses'
import { addressSchema, type Canary, type Registry } from '@site/contracts/federation/registry'
import { matchRoute } from '@site/contracts/federation/route-match'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { noteChange } from '../history/history.ts'
import { releaseOfKept } from '../history/release-of.ts'
import { requireGrant } from '../publish/grants.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { type ChangeOptions, changeEntry } from './change-entry.ts'

/** What keeps a deployable in the site, whoever asks: it is the shell, the site cannot do without its part of the addresses or the home page, or a version of it is a canary. */
export type Kept =
  | { by: 'shell' }
  | { by: 'home' }
  | { by: 'part'; part: string }
  | { by: 'canary'; version: string }

export interface RetireOptions extends ChangeOptions {
  /** An address of another remote. */
  redirect?: string | undefined
}

/** It stays in the site, and nothing has changed. */
export class KeptError extends DeployError {
  readonly kept: Kept

  constructor(name: string, kept: Kept) {
    super([wordsOf(name, kept)])
    this.kept = kept
  }
}

/**
 * Takes a remote out of the site: no page loads it any more, and its addresses are nobody's. Its versions are kept as those that are out of use are, and
 * publishing one of them brings it back. Its addresses may lead to one of the site (`redirect`), each until a remote claims it.
 *
 * @throws DeployError where it is not in the site, LiveChangedError where `from` is no longer live, KeptError where something keeps it; nothing has changed then
 */
export async function retireRemote(name: string, options: RetireOptions): Promise<ReleaseAnswer> {
  const { publisher, redirect, clock = () => new Date() } = options
  refuseKept(name, [], undefined)
  return changeEntry(name, options, 'retire', async ({ registry, entry, write }) => {
    const { live, canary } = entry
    requireGrant(publisher, name, live.routes)
    refuseKept(name, live.routes, canary)
    if (redirect !== undefined) requirePage(redirect, name, registry)
    const [version, before] = [live.version, live.version]
    const release = releaseOfKept(
      options,
      { name, entry },
      { action: 'retire', version, before, now: clock() }
    )
    const routes = live.routes.filter(({ path }) => path !== '*').map(({ path, page }) => ({ path, page }))
    await write(
      null,
      redirect && routes.length > 0 ? { ...registry.redirects, [name]: { to: redirect, routes } } : undefined
    )
    await noteChange(options, { ...release, deployable: name, result: 'retired' }, entry)
    return { deployable: name, version, outcome: 'retired', before }
  })
}

/** Throws a DeployError where no other remote has the page that addresses are to lead to. */
function requirePage(address: string, name: string, { units }: Pick<Registry, 'units'>): void {
  const others = Object.values(units).filter(({ live }) => live.name !== name)
  const routes = others.flatMap(({ live }) => live.routes.filter(({ path }) => path !== '*'))
  if (!addressSchema.safeParse(address).success || !matchRoute(routes, address))
    throw new DeployError([`${address} is no page of another front end: addresses cannot lead there`])
}

/** What keeps a deployable with these routes, and that canary, in the site; null where it may leave. */
export function findKept(name: string, routes: { path: string }[], canary: Canary | undefined): Kept | null {
  if (name === 'shell') return { by: 'shell' }
  if (routes.some(({ path }) => path === '/')) return { by: 'home' }
  const [part] = fixedPartsOf(name)
  if (part) return { by: 'part', part }
  return canary ? { by: 'canary', version: canary.manifest.version } : null
}

function refuseKept(name: string, routes: { path: string }[], canary: Canary | undefined): void {
  const kept = findKept(name, routes, canary)
  if (kept) throw new KeptError(name, kept)
}

function wordsOf(name: string, kept: Kept): string {
  if (kept.by === 'shell') return 'the shell is the site: it is not retired'
  if (kept.by === 'home')
    return `${name} is not retired: the home page is a part of it. Another front end may take that first, published with a version of ${name} that is without`
  return kept.by === 'part'
    ? `${name} is not retired: ${kept.part} is its own, whatever is live`
    : `${name} ${kept.version} is a canary: promote it or abort it, then retire ${name}`
}
