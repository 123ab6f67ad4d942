import type { LoadContext, PageHead, RemoteRoute } from './remote.ts'

export interface PageDescription {
  head: PageHead
  status: number
  /** May search engines index it? What is not found may not, nor what its head keeps away, whatever the route says. */
  index: boolean
}

/** What a page says of itself once its data is there; the same on the server and after a navigation in the browser. */
export function describePage<Query>(route: RemoteRoute<Query>, context: LoadContext<Query>): PageDescription {
  const status = route.status?.(context) ?? (route.path === '*' ? 404 : 200)
  const head = route.head(context)
  return { head, status, index: route.index && status === 200 && !head.noindex }
}
