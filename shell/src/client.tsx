import '@site/web/theme/base.css'
import { createBrowserHistory } from '@site/web/host'
import { createPlatform } from '@site/web/platform'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { nextTask } from './boot/next-task.ts'
import { HYDRATED, HYDRATING } from './boot/presses.ts'
import { createRemoteLoader } from './federation/remote-loader.ts'
import { createRemoteViews } from './federation/remote-views.ts'
import { createEnter } from './navigation/enter-page.ts'
import { createHeadKeeper } from './navigation/head-keeper.ts'
import { matchPage } from './navigation/match-page.ts'
import { createNavigation } from './navigation/navigation.ts'
import { SiteRouter } from './navigation/site-router.tsx'
import { SiteRoutes } from './navigation/site-routes.tsx'
import { readPageState } from './page-state.ts'
import { whenIdle } from './remote-slot/when-idle.ts'
import type { Shell } from './shell-context.tsx'

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
const remotes = createRemoteViews(registry.remotes, createRemoteLoader(registry.remotes))
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
const navigation = createNavigation(createBrowserHistory(), prepare, platform.departures.mayLeave)
const shell: Shell = {
  registry,
  views: remotes.views,
  preload: remotes.preload,
  navigation,
  onPageReady: () => window.dispatchEvent(new Event(HYDRATED))
}

const match = matchPage(registry, window.location.pathname)
const visit = { url: new URL(window.location.href), params: match?.params ?? {} }
const app = (
  <App platform={platform} shell={shell}>
    <SiteRouter navigation={navigation}>
      <SiteRoutes />
    </SiteRouter>
  </App>
)

if (rendered) {
  if (match?.route.page) await remotes.preload(match.route.remote, `./pages/${match.route.page}`)
  await nextTask()
  window.dispatchEvent(new Event(HYDRATING))
  startTransition(() => {
    hydrateRoot(root, app)
  })
  if (match?.route.page) whenIdle(() => void adopt(match.route, visit))
} else {
  createRoot(root).render(app)
  if (match) void enter(match.route, visit)
}
