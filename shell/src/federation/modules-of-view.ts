import type { BrowserRemote } from '@site/contracts/federation/registry'

/** Which of a remote's two versions. */
export type RemoteSource = 'live' | 'previous'

/** Absolute addresses of the modules behind './widget' or './pages/<page>', the remote's entry first; the entry's alone for './routes'. */
export function modulesOfView(remote: BrowserRemote, source: RemoteSource, expose: string): string[] {
  const { base, entry, modules, widget, routes } =
    source === 'previous' && remote.previous ? remote.previous : remote
  const page = routes.find((route) => expose === `./pages/${route.page}`)
  const own = (expose === './widget' ? widget?.modules : page?.modules) ?? []
  return [...new Set([entry, ...modules, ...own])].map((file) => base + file)
}
