import type { RenderInput } from '@site/contracts/federation/render'
import { StaticRouter } from '@site/web/host'
import type { Platform } from '@site/web/platform'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { App } from '../app/app.tsx'
import { SiteRoutes } from '../app/site-routes.tsx'
import { createServerViews } from '../federation/server-views.ts'

/** Complete markup of #root for the requested address: lazy parts are included, and it contains no script. */
export async function renderPage(
  { url, registry, bundles }: RenderInput,
  platform: Platform
): Promise<string> {
  const shell = { registry, views: createServerViews(bundles) }
  const { pathname, search } = new URL(url)
  return renderWhole(
    <App platform={platform} shell={shell}>
      <StaticRouter location={pathname + search}>
        <SiteRoutes />
      </StaticRouter>
    </App>
  )
}

/**
 * Waits for everything and fails on the first error: an incomplete page is not sent. The size of chunks is unlimited, or React would move
 * what is long behind an inline script.
 */
async function renderWhole(tree: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(tree, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error)
  })
  await stream.allReady
  if (errors.length > 0) {
    await stream.cancel()
    throw errors[0]
  }
  return new Response(stream).text()
}
