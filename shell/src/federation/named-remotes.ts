import { NAMED_REMOTES } from '@site/contracts/federation/named-routes'
import type { BrowserRegistry, RemotesFile } from '@site/contracts/federation/registry'
import type { PageImportMap } from '@site/contracts/federation/render'
import { TIMEOUT, withTimeout } from './with-timeout.ts'

/**
 * What the page leaves out of the registry: all but their routes of the remotes that it names (decision 200). The function that is returned asks for it,
 * holds it against the hash in the page, and writes it into `registry` and `integrity` as if it had been there from the start. It throws when it does
 * not come; the next call asks again.
 *
 * A browser that takes one import map alone would run unchecked what their modules load late: there all modules of a remote are asked for with their hashes
 * as its first page is, by which they are checked as well. Where that is not known either, pages of these remotes become documents of their own. A browser
 * that takes no map has never checked any.
 */
export function createNamedRemotes(
  registry: BrowserRegistry,
  integrity: PageImportMap['integrity']
): () => Promise<void> {
  let coming: Promise<void> | null = null

  const load = async ({ href, integrity: hash, routes }: NonNullable<BrowserRegistry['named']>) => {
    const answer = await withTimeout(fetch(href, { integrity: hash }), TIMEOUT)
    const { remotes, importMap }: RemotesFile = await answer.json()
    // What the page's own map says is not said twice: its policy allows the map without it.
    for (const address in integrity) delete importMap.integrity[address]
    addImportMap(importMap)
    delete registry.named
    if (import.meta.resolve?.(NAMED_REMOTES) === NAMED_REMOTES) {
      if (!document.createElement('link').relList.supports('modulepreload')) {
        registry.elsewhere = { ...registry.elsewhere, ...routes }
        return
      }
      const files = Object.keys(importMap.integrity)
      for (const remote of remotes)
        for (const version of [remote, remote.previous])
          if (version) version.modules = filesIn(version.base, files)
    }
    Object.assign(integrity, importMap.integrity)
    registry.remotes.push(...remotes.filter(({ name }) => name in routes))
  }
  return async () => {
    if (!registry.named) return
    coming ??= load(registry.named).finally(() => {
      coming = null
    })
    await coming
  }
}

const filesIn = (base: string, addresses: string[]): string[] =>
  addresses.flatMap((address) => (address.startsWith(base) ? [address.slice(base.length)] : []))

const addImportMap = (map: RemotesFile['importMap']) =>
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'importmap', textContent: JSON.stringify(map) })
  )
