import '@site/web/theme/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './boot/pause.ts'
import { createBrowserHistory } from '@site/web/host'
import { createPlatform } from '@site/web/platform'
import { App } from './app/app.tsx'
import { SiteRoutes } from './app/site-routes.tsx'
import { nextTask } from './boot/next-task.ts'
import { HYDRATED } from './boot/presses.ts'
import type { Kept } from './context/kept.ts'
import type { Shell } from './context/shell-context.tsx'
import { reloadWhenServed } from './federation/reload-when-served.ts'
import { createRemoteLoader } from './federation/remote-loader.ts'
import { createRemoteViews } from './federation/remote-views.ts'
import { createEnter } from './navigation/enter-page.ts'
import { createHeadKeeper } from './navigation/head-keeper.ts'
import { matchPage } from './navigation/match-page.ts'
import { createNavigation } from './navigation/navigation.ts'
import { SiteRouter } from './navigation/site-router.tsx'
import { readIntegrity, readPageState } from './page-state.ts'
import { readMarkup } from './remote-slot/kept-markup.tsx'
import { whenIdle } from './remote-slot/when-idle.ts'

// A stylesheet that is missing must not cost the page its behaviour; a missing module still counts as missing.
window.addEventListener('vite:preloadError', (event) => {
  if (event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault()
})

// A page that can be read already is not held up: between the pieces of the start, and within React's, the browser has its turn.
await nextTask()
const { site, registry, data, rendered } = readPageState(document)
const root = document.getElementById('root')
if (!root) throw new Error('This page has no #root')

const platform = createPlatform({ site, data })
const loader = createRemoteLoader(registry.remotes, readIntegrity(document))
const remotes = createRemoteViews(registry.remotes, loader, () => void reloadWhenServed())
await nextTask()
const { enter, adopt } = createEnter({
  remotes,
  platform,
  head: createHeadKeeper(document, platform.titleMark)
})
const prepare = async (url: URL) => {
  const next = matchPage(registry, url.pathname)
  if (next) await enter(next.route, { url, params: next.params })
}
// The first page is prepared below: it may have come whole.
const navigation = createNavigation(createBrowserHistory(), prepare, platform.navigationGuards.mayLeave)

const match = matchPage(registry, window.location.pathname)
const visit = { url: new URL(window.location.href), params: match?.params ?? {} }
const kept = rendered ? await keepWithoutScript() : null
const shell: Shell = {
  registry,
  views: remotes.views,
  preload: remotes.preload,
  navigation,
  kept,
  onPageReady: () => window.dispatchEvent(new Event(HYDRATED))
}
const app = (
  <App platform={platform} shell={shell}>
    <SiteRouter navigation={navigation}>
      <SiteRoutes />
    </SiteRouter>
  </App>
)

if (rendered) {
  await nextTask()
  startTransition(() => {
    hydrateRoot(root, app)
  })
  if (match?.route.page && !kept) whenIdle(() => void adopt(match.route, visit))
} else {
  createRoot(root).render(app)
  if (match) void enter(match.route, visit)
}

/** Loads the page's view. Where it does not come, what the server rendered for it. */
async function keepWithoutScript(): Promise<Kept | null> {
  if (!root || !match?.route.page) return null
  const { remote, page } = match.route
  const expose = `./pages/${page}`
  if (await remotes.preload(remote, expose)) return null
  const html = readMarkup(root, remote)
  return html === null ? null : { remote, expose, pathname: window.location.pathname, html }
}
