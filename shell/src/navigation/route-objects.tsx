import type { BrowserRegistry } from '@site/contracts/registry'
import type { RouteObject } from '@site/web/host'
import { Layout } from '../layout.tsx'
import { NotFound } from '../not-found.tsx'
import { RemoteSlot } from '../remote-slot/remote-slot.tsx'
import { type OwnedRoute, ownedRoutes } from './match-page.ts'

export interface Visit {
  url: URL
  params: Record<string, string | undefined>
}
export type Enter = (route: OwnedRoute, visit: Visit) => Promise<void>

export const routeId = ({ remote, path }: OwnedRoute) => `${remote} ${path}`

/**
 * The router's routes, from the registry: no remote is known to the shell's build. `enter` runs before a navigation, in
 * the browser alone.
 */
export function routeObjects(registry: BrowserRegistry, enter?: Enter): RouteObject[] {
  const owned = ownedRoutes(registry)
  const children = owned.map(
    (route): RouteObject => ({
      id: routeId(route),
      path: route.path,
      // As the matcher of contracts/route-match.ts has it.
      caseSensitive: true,
      element: (
        <RemoteSlot
          key={`${route.remote} ${route.page}`}
          name={route.remote}
          expose={`./pages/${route.page}`}
        />
      ),
      ...(enter && {
        loader: async ({ request, params }) => {
          await enter(route, { url: new URL(request.url), params })
          return null
        }
      })
    })
  )
  const hasRest = owned.some(({ path }) => path === '*')
  return [
    {
      id: 'shell',
      element: <Layout />,
      errorElement: <NotFound />,
      children: hasRest ? children : [...children, { id: 'rest', path: '*', element: <NotFound /> }]
    }
  ]
}
