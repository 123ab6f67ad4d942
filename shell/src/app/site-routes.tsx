import { type RouteObject, useRoutes } from '@site/web/host'
import { useLocation } from '@site/web/platform'
import { useState } from 'react'
import { useShell } from '../context/shell-context.tsx'
import { type OwnedRoute, ownedRoutes } from '../navigation/match-page.ts'
import { PageBoundary } from '../navigation/page-boundary.tsx'
import { RemoteSlot } from '../remote-slot/remote-slot.tsx'
import { Layout } from './layout.tsx'
import { NotFound } from './not-found.tsx'

/** The page of this address in its frame. The routes come from the registry: no remote is known to the shell's build. */
export function SiteRoutes() {
  const { registry } = useShell()
  const [routes] = useState(() => routeObjects(ownedRoutes(registry)))
  const { pathname } = useLocation()
  const page = useRoutes(routes)
  return (
    <PageBoundary pathname={pathname} fallback={<NotFound />}>
      {page}
    </PageBoundary>
  )
}

function routeObjects(owned: OwnedRoute[]): RouteObject[] {
  const children = owned.map(
    ({ remote, path, page }): RouteObject => ({
      path,
      // The same semantics as the matcher of contracts/route-match.ts.
      caseSensitive: true,
      element: <RemoteSlot key={`${remote} ${page}`} name={remote} expose={`./pages/${page}`} />
    })
  )
  const hasRest = owned.some(({ path }) => path === '*')
  return [
    {
      element: <Layout />,
      children: hasRest ? children : [...children, { path: '*', element: <NotFound /> }]
    }
  ]
}
