import { type RouteObject, useRoutes } from '@site/web/host'
import { useLocation } from '@site/web/platform'
import { useState } from 'react'
import { Layout } from '../layout.tsx'
import { NotFound } from '../not-found.tsx'
import { RemoteSlot } from '../remote-slot/remote-slot.tsx'
import { useShell } from '../shell-context.tsx'
import { type OwnedRoute, ownedRoutes } from './match-page.ts'
import { PageBoundary } from './page-boundary.tsx'

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
      // As the matcher of contracts/route-match.ts has it.
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
