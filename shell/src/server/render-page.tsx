import type { RenderInput } from '@site/contracts/federation/render'
import { StaticRouter } from '@site/web/host'
import type { Platform } from '@site/web/platform'
import { renderWhole } from '@site/web/rendering/render-whole'
import { App } from '../app/app.tsx'
import { SiteRoutes } from '../app/site-routes.tsx'
import { createServerViews } from '../federation/server-views.ts'
import { LinksHere } from './links-here.tsx'

/** Complete markup of #root for the requested address: lazy parts are included, and it contains no script. */
export async function renderPage(
  { url, registry, bundles }: RenderInput,
  platform: Platform
): Promise<string> {
  const shell = { registry, views: createServerViews(bundles) }
  const { pathname, search } = new URL(url)
  const page = <SiteRoutes />
  return renderWhole(
    <App platform={platform} shell={shell}>
      <StaticRouter location={pathname + search}>
        {registry.moved ? <LinksHere moved={registry.moved}>{page}</LinksHere> : page}
      </StaticRouter>
    </App>
  )
}
