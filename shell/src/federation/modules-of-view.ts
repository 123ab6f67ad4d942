import type { BrowserRemote } from '@site/contracts/federation/registry'

/** Which of a remote's two versions. */
export type RemoteSource = 'live' | 'previous'

/** Absolute addresses of the modules behind './routes', './widget' or './pages/<page>', the remote's entry first. */
export function modulesOfView(remote: BrowserRemote, source: RemoteSource, expose: string): string[] {
  const version = versionOf(remote, source)
  const { base, entry, modules, routesModules, widget } = version
  const owns =
    { './routes': routesModules, './widget': widget?.modules }[expose] ??
    pageOf(version, expose)?.modules ??
    []
  return [...new Set([entry, ...modules, ...owns])].map((file) => base + file)
}

/** Absolute addresses of the stylesheets that a page comes with where no server has rendered it. */
export function stylesOfPage(remote: BrowserRemote, source: RemoteSource, expose: string): string[] {
  const version = versionOf(remote, source)
  const { styles = [], lateStyles = [] } = pageOf(version, expose) ?? {}
  const own = styles.filter((file) => !lateStyles.includes(file))
  return [...version.styles, ...own].map((file) => version.base + file)
}

/** The version of a remote that serves. */
export const versionOf = (remote: BrowserRemote, source: RemoteSource) =>
  source === 'previous' && remote.previous ? remote.previous : remote

const pageOf = ({ routes }: Pick<BrowserRemote, 'routes'>, expose: string) =>
  routes.find(({ page }) => expose === `./pages/${page}`)
