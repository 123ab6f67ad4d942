import { RouteContext } from '@site/web/host'
import { useLocation } from '@site/web/platform'
import { type ReactNode, useMemo } from 'react'
import { useShell } from '../context/shell-context.tsx'
import { matchPage } from '../navigation/match-page.ts'
import { PageBoundary } from '../navigation/page-boundary.tsx'
import { RemoteSlot } from '../remote-slot/remote-slot.tsx'
import { Layout } from './layout.tsx'
import { NotFound } from './not-found.tsx'

/** The page of this address in its frame. The registry says which it is: no remote is known to the shell's build. */
export function SiteRoutes() {
  const { registry } = useShell()
  const { pathname } = useLocation()
  const match = useMemo(() => matchPage(registry, pathname), [registry, pathname])
  return (
    <PageBoundary pathname={pathname} fallback={<NotFound />}>
      <Layout route={match?.route}>
        {match ? (
          <MatchedRoute path={match.route.path} params={match.params} pathname={pathname}>
            <RemoteSlot
              key={`${match.route.remote} ${match.route.page}`}
              name={match.route.remote}
              expose={`./pages/${match.route.page}`}
            />
          </MatchedRoute>
        ) : (
          <NotFound />
        )}
      </Layout>
    </PageBoundary>
  )
}

interface MatchedRouteProps {
  path: string
  params: Record<string, string>
  pathname: string
  children: ReactNode
}

/** Tells the router's hooks (`useParams`, links that are relative) which route the page below is of. */
function MatchedRoute({ path, params, pathname, children }: MatchedRouteProps) {
  const context = useMemo(
    () => ({
      outlet: null,
      matches: [{ route: { path }, params, pathname, pathnameBase: pathname }],
      isDataRoute: false
    }),
    [path, params, pathname]
  )
  return <RouteContext value={context}>{children}</RouteContext>
}
