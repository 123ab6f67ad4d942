import { addressHere } from '@site/contracts/addresses/moved-addresses'
import { DAY_TAG } from '@site/contracts/federation/grants'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { Site } from '@site/contracts/site/site'
import { DATA_EVENTS } from '../data/revision.ts'
import { createRepresentation, type Representation } from '../http/representation.ts'
import type { DevServers } from '../registry/dev-servers.ts'
import type { Snapshot } from '../registry/snapshot.ts'
import type { PageMatch } from '../rendering/match-route.ts'
import type { RenderPage, RenderSuccess } from '../rendering/render-page.ts'
import { composeDocument } from './document/document.ts'
import { headHere } from './document/head-here.ts'
import { canStandAsScript, createInlineReader } from './document/inline-files.ts'
import { createStyleReader } from './document/inline-styles.ts'
import { fileOrigins, linkAll, registryFor, stylesOf } from './document/page-files.ts'
import { contentSecurityPolicy } from './document/security-headers.ts'

/** Takes some 150 ms of a thread for 170 KB, and a tenth off what quality 5 makes of them. */
const FINEST_BROTLI = 11

/** A page as it is answered, and what its being right depends on. */
export interface Page {
  result: 'rendered' | 'fallback' | 'client'
  status: number
  policy: string
  representation: Representation
  /** The same for everybody, until registry or data change. */
  keep: boolean
  /** May others keep it too? A page that says that something is not there is kept here alone. */
  isPublic: boolean
  snapshotKey: string
  /** Events that make it stale: its remote's declaration says which do. */
  staleAfter: readonly string[]
  /** It shows what day it is. */
  showsDay: boolean
  /** What the page itself says is its address; null where it was not rendered or names none. */
  canonicalPath: string | null
}

export interface PageInput {
  snapshot: Snapshot
  match: PageMatch | null
  /** Normalised path. */
  path: string
  /** What of its query the page depends on; '' where on nothing. */
  search: string
  isAdmin: boolean
  isPreview: boolean
  /** Network of whoever asks: rendering is shared out between them. */
  client: string
}

export interface PageMakerOptions {
  /** Folders of the versions: the deployed ones, the local copy. */
  dirs: string[]
  site: Site
  render: RenderPage
  devServers: DevServers
  /** Are pages of development rendered too, from sources? */
  rendersFromSources: boolean
}

/** Makes a page: rendered where that is possible, else an empty root for the browser to fill. */
export function createPageMaker({ dirs, site, render, devServers, rendersFromSources }: PageMakerOptions) {
  const isDevelopment = Object.keys(devServers).length > 0
  const readStyles = createStyleReader(dirs)
  const readScript = createInlineReader(dirs, canStandAsScript)
  const readBoot = async ({ shell }: Snapshot) => {
    const [boot] = shell?.boot ? linkAll(shell, [shell.boot]) : []
    return boot ? readScript(boot) : null
  }

  const compose = async (input: PageInput, success: RenderSuccess | null): Promise<Omit<Page, 'result'>> => {
    const { match, path, isAdmin, isPreview } = input
    const page = success?.page
    const snapshot = success?.snapshot ?? input.snapshot
    const owned = success ? refreshMatch(snapshot, match) : match
    const owner = owned && snapshot.deployables.get(owned.remote)?.manifest
    const status = statusOf(owned, page?.status)
    const { moved } = snapshot.browser
    const isHidden = isAdmin || isPreview || status !== 200 || match?.route?.render === 'client'
    const files = stylesOf(snapshot, owned, isAdmin || page !== undefined)
    const { html, inlineScripts, inlineStyles } = composeDocument({
      site,
      snapshot,
      registry: registryFor(snapshot, match),
      head: page ? headHere(page.head, site, moved) : { title: site.fullName, description: '' },
      declaredPath: moved && (match?.path ?? path),
      path: status === 404 || isAdmin ? null : addressHere(match?.path ?? path, moved),
      index: isHidden ? false : (page?.index ?? null),
      isAdmin,
      // A page that comes without markup has no first paint to hurry.
      styles: page ? await readStyles(files) : { inlined: [], linked: files },
      boot: await readBoot(snapshot),
      rendered: page ? { html: page.html, data: page.data } : null,
      devServers,
      devStyles: success?.devStyles ?? []
    })
    const origins = [...new Set([...fileOrigins(snapshot), ...Object.values(devServers)])]
    return {
      status,
      policy: contentSecurityPolicy({ inlineScripts, inlineStyles, origins, isDevelopment }),
      representation: createRepresentation(html, 'text/html; charset=utf-8', { refined: FINEST_BROTLI }),
      keep: success !== null && !isPreview && !success.hadDataError && !isDevelopment,
      isPublic: status === 200,
      snapshotKey: snapshot.key,
      staleAfter: staleAfter(page?.cacheTags ?? [], owner),
      showsDay: page?.cacheTags.includes(DAY_TAG) === true,
      canonicalPath: page?.head.canonicalPath ?? null
    }
  }

  return async (input: PageInput): Promise<Page> => {
    const { snapshot, match, path, search, isAdmin, client } = input
    const isClient = isAdmin || match?.route?.render === 'client' || (isDevelopment && !rendersFromSources)
    if (isClient) return { ...(await compose(input, null)), result: 'client' }
    const success = await render({ snapshot, match, path, search, client })
    return { ...(await compose(input, success)), result: success ? 'rendered' : 'fallback' }
  }
}

/** A version that was built before remotes said so is stale after whatever changes the blog or the questions. */
const staleAfter = (tags: string[], owner: DeployableManifest | null | undefined): readonly string[] =>
  tags
    .filter((tag) => tag !== DAY_TAG)
    .flatMap((tag): readonly string[] => (owner?.cacheTags ? (owner.cacheTags[tag] ?? []) : DATA_EVENTS))

/** Not rendered, the gateway knows the status by the route alone. A page whose remote is down will be back. */
function statusOf(match: PageMatch | null, rendered: number | undefined): number {
  if (match && !match.route) return 503
  return rendered ?? (match && match.pattern !== '*' ? 200 : 404)
}

/** Another version than the one that was asked for may have rendered the page: its files are the ones to link. */
function refreshMatch(snapshot: Snapshot, match: PageMatch | null): PageMatch | null {
  if (!match) return null
  const routes = snapshot.deployables.get(match.remote)?.manifest?.routes ?? []
  return { ...match, route: routes.find(({ path }) => path === match.pattern) ?? match.route }
}
