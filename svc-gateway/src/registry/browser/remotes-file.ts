import { NAMED_REMOTES } from '@site/contracts/federation/named-routes'
import type { DeployableManifest, Registry, RemotesFile } from '@site/contracts/federation/registry'
import type { PageImportMap } from '@site/contracts/federation/render'
import { integrityOf } from '@site/registry/integrity.mjs'
import { hashesOfRemote, presentRemote } from './present-remote.ts'

/** Where the files of remotes are that pages do not show. No deployable has this name. */
export const REMOTES_FILES = '/remotes/registry/'

/** What pages made from one registry leave out (`remotesFileSchema`), with its address and its hash. */
export interface MadeRemotesFile {
  /** The last part of its address: it holds the hash. */
  name: string
  href: string
  integrity: string
  text: string
  /** The import map that a page comes to have which has this one already, as JSON: its policy has to allow it. */
  mapBeside: (own: PageImportMap) => string
  /** Does it hold what serves of this remote here, and what that falls back to? Else a page has to say it itself. */
  holds: (choice: Served) => boolean
}

/** What serves of a remote, and what a browser may fall back to. */
interface Served {
  name: string
  manifest: DeployableManifest | null
  fallback: DeployableManifest | null
}

/**
 * Every remote as the registry has it for everybody. It follows from the registry alone, so that all gateways have the same bytes: a canary, a preview or a
 * version that one gateway has set aside is said by the page. Remotes whose pages are documents of their own are in no other page.
 *
 * @param isSelected does this host have the remote?
 */
export function makeRemotesFile(
  { units }: Pick<Registry, 'units'>,
  isSelected: (name: string) => boolean
): MadeRemotesFile {
  const served = Object.entries(units).flatMap(([name, { live, previous, held }]) => {
    if (name === 'shell' || !isSelected(name) || isApart(live)) return []
    return [
      { name, manifest: live, fallback: previous && !held.includes(previous.version) ? previous : null }
    ]
  })
  const file: RemotesFile = {
    remotes: served.map(({ manifest, fallback }) => presentRemote(manifest, fallback)),
    importMap: {
      imports: { [NAMED_REMOTES]: '/' },
      integrity: Object.fromEntries(
        served.flatMap(({ manifest, fallback }) => hashesOfRemote(manifest, fallback))
      )
    }
  }
  const text = JSON.stringify(file)
  const integrity = integrityOf(text)
  const name = `${Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex').slice(0, 32)}.json`
  const known = new Map(served.map((one) => [one.name, one]))
  return {
    ...{ name, href: REMOTES_FILES + name, integrity, text },
    mapBeside: (own) =>
      JSON.stringify({ ...file.importMap, integrity: without(file.importMap.integrity, own.integrity) }),
    holds(choice) {
      const found = known.get(choice.name)
      return found?.manifest === choice.manifest && found?.fallback === choice.fallback
    }
  }
}

const without = (integrity: Record<string, string>, own: Record<string, string>) =>
  Object.fromEntries(Object.entries(integrity).filter(([address]) => !Object.hasOwn(own, address)))

/** Does it draw the frame of all its pages, so that they are a document of their own (decision 125)? */
export const isApart = ({ widget, routes }: Pick<DeployableManifest, 'widget' | 'routes'>): boolean =>
  !widget && routes.length > 0 && routes.every(({ frame }) => frame === 'none')
