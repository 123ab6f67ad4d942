import '@site/web/theme/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './boot/pause.ts'
import { createBrowserHistory } from '@site/web/host'
import { createPlatform } from '@site/web/platform'
import { App } from './app/app.tsx'
import { SiteRoutes } from './app/site-routes.tsx'
import { HYDRATED } from './boot/hydration.ts'
import { nextTask } from './boot/next-task.ts'
import { keptIncidents } from './browser-health/early-incidents.ts'
import { loadReporter } from './browser-health/load-reporter.ts'
import type { ServerMarkup } from './context/server-markup.ts'
import type { Shell } from './context/shell-context.tsx'
import { reloadWhenServed } from './federation/reload-when-served.ts'
import { createRemoteLoader } from './federation/remote-loader.ts'
import { createRemoteViews } from './federation/remote-views.ts'
import { createDocumentHead } from './navigation/document-head.ts'
import { createEnter } from './navigation/enter-page.ts'
import { foreseePages, type Nearness } from './navigation/foresee-pages.ts'
import { matchPage } from './navigation/match-page.ts'
import { createNavigation } from './navigation/navigation.ts'
import { SiteRouter } from './navigation/site-router.tsx'
import { readIntegrity, readPageState } from './page-state.ts'
import { readMarkup } from './remote-slot/server-markup.tsx'

// A missing stylesheet must not stop the page's scripts; a missing module still counts as an error.
window.addEventListener('vite:preloadError', (event) => {
  if (event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault()
})

/** When the page has come to rest: later than what a visitor may need next. Milliseconds. */
const RESTS_AFTER = 6000

// The page can already be read, so the start must not block it: it is cut into tasks, and React's hydration is interruptible.
await nextTask()
const { site, registry, data, rendered, keepTitle } = readPageState(document)
const root = document.getElementById('root')
if (!root) throw new Error('This page has no #root')

const platform = createPlatform({ site, data })
if (Object.keys(registry.preview).length > 0) platform.audience.mute()
const loader = createRemoteLoader(registry.remotes, readIntegrity(document))
const remotes = createRemoteViews(
  registry.remotes,
  loader,
  () => void reloadWhenServed(),
  (failure) => keptIncidents().push(failure)
)
await nextTask()
const head = createDocumentHead(document, platform.titleMark)
const { enter, foresee } = createEnter({ remotes, platform, head })
const prepare = async (url: URL) => {
  const next = matchPage(registry, url.pathname)
  head.hold()
  if (next) await enter(next.route, { url, params: next.params })
}
const foreseePage = (url: URL, nearness: Nearness) => {
  const next = matchPage(registry, url.pathname)
  if (next) void foresee(next.route, { url, params: next.params }, nearness)
}
const load = (url: URL, how: 'assign' | 'replace' | 'reload') => {
  const isElsewhere = matchPage(registry, url.pathname)?.route.isElsewhere === true
  if (isElsewhere && how === 'reload') window.location.reload()
  else if (isElsewhere && how === 'replace') window.location.replace(url)
  else if (isElsewhere) window.location.assign(url)
  return isElsewhere
}
// The first page is prepared below: the server may have rendered it completely.
const navigation = createNavigation(createBrowserHistory(), prepare, platform.navigationGuards.mayLeave, load)

const match = matchPage(registry, window.location.pathname)
const visit = { url: new URL(window.location.href), params: match?.params ?? {} }
const startReporter = loadReporter({ registry, matchPage, navigation, audience: platform.audience })
const serverMarkup = rendered ? await findServerMarkup() : null
const shell: Shell = {
  registry,
  views: remotes.views,
  preload: remotes.preload,
  navigation,
  serverMarkup,
  onPageReady: () => {
    // From here on links are followed within the document: the browser's own rules for what it prerenders look at this (decision 153).
    document.documentElement.dataset.hydrated = ''
    window.dispatchEvent(new Event(HYDRATED))
    setTimeout(startReporter, RESTS_AFTER)
  }
}
const app = (
  <App platform={platform} shell={shell}>
    <SiteRouter navigation={navigation} onShown={head.release}>
      <SiteRoutes />
    </SiteRouter>
  </App>
)

if (rendered) {
  await nextTask()
  startTransition(() => {
    hydrateRoot(root, app)
  })
  head.adopt(keepTitle)
} else {
  createRoot(root).render(app)
  if (match) void enter(match.route, visit)
}

foreseePages(document, foreseePage)
if (match)
  window.addEventListener('scroll', () => void loadRoutes(match.route.remote), { once: true, passive: true })

/** Whoever scrolls may press a link of this remote next; a touch comes too late to wait for what it says of its routes. */
async function loadRoutes(remote: string): Promise<void> {
  await remotes
    .routes(remote)
    .catch((error: unknown) => console.warn(`${remote} has not told its routes yet`, error))
}

/** Loads the page's view. Returns null when it loads, otherwise the markup that the server rendered for it. */
async function findServerMarkup(): Promise<ServerMarkup | null> {
  if (!root || !match?.route.page) return null
  const { remote, page } = match.route
  const expose = `./pages/${page}`
  if (await remotes.preload(remote, expose)) return null
  const html = readMarkup(root, remote)
  return html === null ? null : { remote, expose, pathname: window.location.pathname, html }
}
