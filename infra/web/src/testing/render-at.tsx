import { brand } from '@site/contracts/site/brand'
import type { Site } from '@site/contracts/site/site'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { createPlatform, type Platform, PlatformProvider } from '../platform/index.ts'

/** The company as tests see it. */
export const TEST_SITE: Site = { ...brand, origin: 'https://site.example' }

interface RenderAt {
  /** Address of the visit, '/article/7'. */
  address: string
  /** Pattern the page is mounted on, '/article/:id'. Default: the address itself. */
  pattern?: string
  /** Called with the platform before the rendering: put data into its query client. */
  prepare?: (platform: Platform) => void
}

/** For tests: a page or a view as the server would write it, under a platform and a router of its own. */
export function renderAt(element: ReactElement, { address, pattern = address, prepare }: RenderAt): string {
  const platform = createPlatform({
    site: TEST_SITE,
    fetch: () => Promise.reject(new Error('Nothing is fetched while rendering'))
  })
  prepare?.(platform)
  return renderToString(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={pattern.split('?')[0] ?? pattern} element={element} />
        </Routes>
      </MemoryRouter>
    </PlatformProvider>
  )
}

/** What a reader sees of some markup: its text, with one space where elements meet, none where a word may break. */
export function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->|<wbr[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
