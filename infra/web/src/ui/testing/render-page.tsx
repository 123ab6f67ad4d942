import { brand } from '@site/contracts/site/brand'
import { createPlatform, PlatformProvider } from '@site/web/platform'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

/**
 * For tests: a page as the server writes it, logged out, non-breaking spaces replaced by spaces, React's comments left out. One with a
 * late part is preloaded first.
 */
export function renderPage(Page: ComponentType, path = '/'): string {
  const platform = createPlatform({ site: { ...brand, origin: 'https://lucarne.example' } })
  return renderToString(
    <StaticRouter location={path}>
      <PlatformProvider platform={platform}>
        <Page />
      </PlatformProvider>
    </StaticRouter>
  )
    .replace(/<!--(?: |\/?\$)-->/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/&#x27;/g, "'")
}
