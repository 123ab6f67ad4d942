import '@site/web/theme/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './boot/pause.ts'
import { liveReleaseCalls } from '@site/contracts/operations/calls/front-ends/live-release'
import { callApi } from '@site/web/api/call-api'
import { createBrowserHistory } from '@site/web/host'
import { createPlatform } from '@site/web/platform'
import { App } from './app/app.tsx'
import { SiteRoutes } from './app/site-routes.tsx'
import { followHydration, HYDRATED } from './boot/hydration.ts'
import { nextTask } from './boot/next-task.ts'
import { keptIncidents } from './browser-health/early-incidents.ts'
import { loadReporter } from './browser-health/load-reporter.ts'
import { content } from './context/content.ts'
import type { ServerMarkup } from './context/server-markup.ts'
import type { Shell } from './context/shell-context.tsx'
import { createNamedRemotes } from './federation/named-remotes.ts'
import { reloadWhenServed } from './federation/reload-when-served.ts'
import { createRemoteLoader } from './federation/remote-loader.ts'
import { createRemoteViews } from './federation/remote-views.ts'
import { createDocumentHead } from './navigation/document-head.ts'
import { createEnter } from './navigation/enter-page.ts'
import { followLateLinks } from './navigation/follow-links.ts'
import { foreseePages, type Nearness } from './navigation/foresee-pages.ts'
import { matchPage } from './navigation/match-page.ts'
import type { DeclaredHistory } from './navigation/moved-history.ts'
import { createNavigation, type Step } from './navigation/navigation.ts'
import type { OpenPage } from './navigation/open-page.ts'
import { createPrepare } from './navigation/prepare-navigation.ts'
import { SiteRouter } from './navigation/site-router.tsx'
import { readIntegrity, readPageState } from './page-state.ts'
import { readMarkup } from './remote-slot/server-markup.tsx'

// A missing stylesheet must not stop the page's scripts; a missing module still counts as an error.
const isStyle = ({ message }: Error) => message.startsWith('Unable to preload CSS')
window.addEventListener('vite:preloadError', (event) => {
  if (isStyle(event.payload)) event.preventDefault()
})

/** When the page has come to rest: later than what a visitor may need next. Milliseconds. */
const RESTS_AFTER = 6000

// The page can already be read, so the start must not block it: it is cut into tasks, and React's hydration is interruptible.
await nextTask()
const { site, registry, data, rendered, keepTitle, shell: own } = readPageState(document)
const root = document.getElementById('root')
if (!root) throw new Error('This page has no #root')

const platform = createPlatform({ site, data, menus: registry.menus })
const isPreview = Object.keys(registry.preview).length > 0
if (isPreview) platform.audience.mute()
const integrity = readIntegrity(document)
const askNamed = createNamedRemotes(registry, integrity)
const remotes = createRemoteViews(
  registry,
  createRemoteLoader(registry.remotes, integrity, askNamed),
  () => void reloadWhenServed(),
  (failure) => keptIncidents().push(failure)
)
await nextTask()
const head = createDocumentHead(document, platform.titleMark)
// The first page is prepared below: the server may have rendered it completely.
const { history, declared } = await createHistory()
const { enter, foresee } = createEnter({
  ...{ remotes, platform, head, lateTitle: content.slotTitle },
  addressHere: history.createHref
})
const readLive = async () => (await callApi(platform.http, liveReleaseCalls.readRelease, {})).revision
let openPage: Promise<OpenPage | null> | null = null
/** Null when its file does not come: the page then stays as it is, and asks for it again as the next link comes near. */
const loadOpenPage = (): Promise<OpenPage | null> => {
  openPage ??= import('./navigation/open-page.ts').then(
    ({ createOpenPage }) => createOpenPage(registry.revision, readLive, platform),
    (error: unknown) => {
      console.warn('The open page is not followed yet', error)
      openPage = null
      return null
    }
  )
  return openPage
}
const prepare = createPrepare({
  isElsewhere: (url) => matchPage(registry, url.pathname)?.route.isElsewhere === true,
  enter: async (url) => {
    const next = matchPage(registry, url.pathname)
    head.hold()
    return !next || enter(next.route, { url, params: next.params })
  },
  known: () => openPage,
  load: loadOpenPage
})
window.addEventListener('vite:preloadError', ({ payload }) => void reloadIfLost(payload))
const foreseePage = (link: URL, nearness: Nearness) => {
  const url = declared(link)
  const next = matchPage(registry, url.pathname)
  // The press that follows knows the answer by then.
  void loadOpenPage().then((page) => page?.ask())
  if (next) void foresee(next.route, { url, params: next.params }, nearness)
}
const load = (url: URL, step: Step) => {
  if (step === 'reload') window.location.reload()
  else window.location[step](history.createHref(url))
}
const navigation = createNavigation(history, prepare, platform.navigationGuards.mayLeave, load)

const here = declared(new URL(window.location.href))
const match = matchPage(registry, here.pathname)
if (match?.route.isElsewhere) {
  // Whoever went back before this ran is at an address whose page is another document.
  window.location.reload()
  await new Promise(() => undefined)
}
const visit = { url: here, params: match?.params ?? {} }
const startReporter = loadReporter({
  ...{ registry, version: own.version, navigation, audience: platform.audience },
  matchPage: () => matchPage(registry, declared(new URL(window.location.href)).pathname)
})
const hydration = followHydration(document, window)
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
const followLink = (link: URL) => {
  const { pathname, search, hash } = declared(link)
  if (!matchPage(registry, pathname)) return false
  navigation.navigator.push({ pathname, search, hash })
  return true
}
window.addEventListener(HYDRATED, () => followLateLinks(document, hydration, followLink), { once: true })
if (match)
  window.addEventListener('scroll', () => void loadRoutes(match.route.remote), { once: true, passive: true })

/** Visitors of the site itself need neither what translates addresses nor what keeps a preview's versions in them. */
async function createHistory(): Promise<DeclaredHistory> {
  const own = createBrowserHistory()
  if (!registry.moved && !isPreview) return { history: own, declared: (url) => url }
  return (await import('./navigation/special-history.ts')).specialHistory(own, registry)
}

/** A part that a page loads late is gone with the release that it belongs to: the page as it is now has its own. */
async function reloadIfLost(error: Error): Promise<void> {
  if (isStyle(error)) return
  const page = await loadOpenPage()
  if ((await page?.isOutdatedNow()) && !page?.holdsSomething(null)) window.location.reload()
}

/** Whoever scrolls may press a link next; a touch comes too late to wait for what this remote says of its routes, and for what others are. */
async function loadRoutes(remote: string): Promise<void> {
  await Promise.all([remotes.routes(remote), askNamed()]).catch(console.warn)
}

/** Loads the page's view. Returns null when it loads, otherwise the markup that the server rendered for it. */
async function findServerMarkup(): Promise<ServerMarkup | null> {
  if (!root || !match?.route.page) return null
  const { remote, page } = match.route
  const expose = `./pages/${page}`
  if (await remotes.preload(remote, expose)) return null
  const html = readMarkup(root, remote)
  return html === null ? null : { remote, expose, pathname: here.pathname, html }
}
