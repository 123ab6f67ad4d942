import type { PageImportMap, PageState } from '@site/contracts/federation/render'
import { matchRoute } from '@site/contracts/federation/route-match'

/** Absolute addresses of every module this page runs: the shell's, and those of the remote that owns the address. */
export function modulesOfPage({ shell, registry }: PageState, pathname: string): string[] {
  const owned = registry.remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote })))
  const match = matchRoute(owned, pathname)?.route
  const own = [shell.entry, ...shell.modules].map((file) => shell.base + file)
  if (!match) return own
  const { remote } = match
  const theirs = [remote.entry, ...remote.modules, ...match.modules].map((file) => remote.base + file)
  return [...new Set([...own, ...theirs])]
}

/** Asks for modules ahead of their import, all at once; without this each import is found only when its parent ran. */
export function preloadModules(addresses: string[], integrity: PageImportMap['integrity']): void {
  for (const href of addresses) addLink({ rel: 'modulepreload', href, integrity: integrity[href] ?? '' })
}

/** Asks for stylesheets ahead of the import that puts them in the page (`createLateImport`). Those that the page has are not asked for. */
export function preloadStyles(addresses: string[]): void {
  for (const href of addresses) {
    if (!document.querySelector(`link[href$="${href}"]`))
      addLink({ rel: 'preload', as: 'style', crossOrigin: '', href })
  }
}

const addLink = (properties: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), properties))
