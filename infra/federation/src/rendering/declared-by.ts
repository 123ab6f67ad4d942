import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { Remote, RemoteRoute } from '@site/contracts/federation/remote'

/** What a remote declares beside its routes, for its manifest: nothing, where it says nothing. */
export const declaredBy = ({
  api = [],
  cacheTags = {}
}: Remote): Required<Pick<DeployableManifest, 'api' | 'cacheTags'>> => ({
  api: [...api],
  cacheTags: Object.fromEntries(Object.entries(cacheTags).map(([tag, events]) => [tag, [...events]]))
})

/** What it declares of a route. */
export const declaredRoute = ({ path, page, render, frame, isSecret, queries, menus }: RemoteRoute) => ({
  path,
  page,
  render,
  ...(frame && { frame }),
  ...(isSecret && { isSecret }),
  ...(queries && { queries }),
  ...(menus && { menus })
})
