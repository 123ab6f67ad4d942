import { OTHER, PREVIEW } from '@site/contracts/browser-health/limits'
import type { Incident } from '@site/contracts/browser-health/report'
import type { BrowserRegistry } from '@site/contracts/federation/registry'
import type { Platform } from '@site/web/platform'
import { describeIncident } from './describe-incident.ts'
import type { Happened, ViewFailure } from './early-incidents.ts'
import { observeVitals } from './observe-vitals.ts'
import { pageSecrets } from './page-secrets.ts'
import type { PageVitals } from './page-vitals.ts'
import { sendIncidents, sendReport } from './send-reports.ts'

/** The route of a page, as far as a report goes. */
interface Route {
  remote: string
  path: string
  isSecret?: boolean | undefined
}

export interface ReporterOptions {
  registry: BrowserRegistry
  /** The version of the shell. */
  version: string
  matchPage: (registry: BrowserRegistry, pathname: string) => { route: Route } | null
  navigation: { current: () => { staysInPlace: boolean }; subscribe: (listener: () => void) => unknown }
  /** Knows whose pages may not be measured. */
  audience: Pick<Platform['audience'], 'reason'>
}

/** Errors wait this long for others to go with them, and vitals for what belongs to a page that was left. Milliseconds. */
const SOON = 1000
/** Different incidents that one page tells of, and all pages of one document. */
const OF_A_PAGE = 10
const OF_A_DOCUMENT = 50

interface ShownPage {
  pattern: string
  owner: string | null
  isPrivate: boolean
  vitals: PageVitals
  isTold: boolean
  told: Set<string>
}

/**
 * Tells the gateway how this document's pages fare: what goes wrong, a second later and once a page; web vitals, when a page is left or
 * hidden. It is loaded once the page rests, or when something goes wrong. It must import nothing of the shell's own (federation-runtime.ts).
 *
 * @param incidents what has gone wrong so far; from now on the reporter takes it
 */
export function startReporter(
  { registry, version, matchPage, navigation, audience }: ReporterOptions,
  incidents: Happened[]
): void {
  let { pathname } = location
  const observer = observeVitals(pathname === pathOpened() || navigation.current().staysInPlace)
  let isLeaving = false
  let total = 0
  let waiting: Incident[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (vitals: PageVitals): ShownPage => {
    const route = matchPage(registry, location.pathname)?.route
    const pattern = route?.path ?? '*'
    const isAdmin = pattern.startsWith('/admin')
    return {
      ...{ pattern, owner: route?.remote ?? null, isPrivate: isAdmin || route?.isSecret === true },
      ...{ vitals, isTold: isAdmin, told: new Set<string>() }
    }
  }
  let page = show(observer.current())

  const nameOf = (remote: string, source: ViewFailure['source']) => {
    if (registry.preview[remote]) return PREVIEW
    if (remote === 'shell') return version
    const found = registry.remotes.find(({ name }) => name === remote)
    return ((source === 'previous' && found?.previous) || found)?.version ?? OTHER
  }

  const tellIncidents = () => {
    clearTimeout(timer)
    timer = undefined
    sendIncidents(page.pattern, waiting)
    waiting = []
  }
  const tellVitals = (left: ShownPage) => {
    const { owner, pattern, isTold } = left
    if (isTold || owner === null || audience.reason() !== null) return
    observer.flush()
    left.isTold = true
    const vitals = left.vitals.read()
    if (Object.keys(vitals).length === 0) return
    sendReport({ page: pattern, vitals: { deployable: owner, version: nameOf(owner, 'live'), ...vitals } })
  }

  const take = (happened: Happened) => {
    if (isLeaving) return
    const { isPrivate, told } = page
    const context = { isPrivate, versionOf: nameOf, secrets: () => pageSecrets(document) }
    for (const incident of describeIncident(happened, context)) {
      const { deployable } = incident
      const named = registry.preview[deployable] ? { ...incident, version: PREVIEW } : incident
      const key = JSON.stringify(named)
      if (told.has(key) || told.size >= OF_A_PAGE || total >= OF_A_DOCUMENT) continue
      told.add(key)
      total += 1
      waiting.push(named)
      timer ??= setTimeout(tellIncidents, SOON)
    }
  }

  for (const happened of incidents.splice(0)) take(happened)
  incidents.push = (...happened) => {
    happened.forEach(take)
    return 0
  }

  const leave = (vitals: PageVitals) => {
    if (timer) tellIncidents()
    const left = page
    setTimeout(() => tellVitals(left), SOON)
    page = show(vitals)
  }
  navigation.subscribe(() => {
    const { staysInPlace } = navigation.current()
    if (location.pathname === pathname) return
    pathname = location.pathname
    if (!staysInPlace) leave(observer.next())
  })
  addEventListener('pagehide', () => {
    isLeaving = true
    // Firefox breaks off what a page loads, and says so, before it tells the page that it is left.
    waiting = waiting.filter(({ kind }) => kind === 'error')
  })
  addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false
    if (persisted) page = show(observer.next())
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    if (timer) tellIncidents()
    tellVitals(page)
  })
}

/** The path that this document was opened at. */
function pathOpened(): string {
  const [opened] = performance.getEntriesByType('navigation')
  return opened ? new URL(opened.name).pathname : location.pathname
}
