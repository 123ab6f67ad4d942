import type { BrowserRemote } from '@site/contracts/federation/registry'

/** Which of a remote's two versions. */
export type RemoteSource = 'live' | 'previous'

/** Absolute addresses of the modules behind './routes', './widget' or './pages/<page>', the remote's entry first. */
export function modulesOfView(remote: BrowserRemote, source: RemoteSource, expose: string): string[] {
  const { base, entry, modules, routesModules, widget, routes } =
    source === 'previous' && remote.previous ? remote.previous : remote
  const page = routes.find((route) => expose === `./pages/${route.page}`)
  const owns = { './routes': routesModules, './widget': widget?.modules }[expose] ?? page?.modules ?? []
  return [...new Set([entry, ...modules, ...owns])].map((file) => base + file)
}
