import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import { readReleaseKey } from '@site/registry/release-key'
import { type ChildEnd, runLimited } from '../limits/limited-child.ts'
import { programBeside } from '../limits/program-beside.ts'
import { readSitemap, whyNoPreview } from './ask-site.ts'
import { type BrowserCheck, type BrowserFindings, sayUnseen } from './browser-check.ts'
import { choosePages } from './choose-pages.ts'
import { type FoundBrowser, findBrowser } from './find-browser.ts'
import type { BrowserOrder, PagesAnswer, PagesOrder } from './open-pages.ts'
import { type PreviewedVersions, previewQuery } from './preview-query.ts'

export interface BrowserCheckOptions {
  /** RELEASES_BROWSER of the environment. */
  setting: string | undefined
  /** The running site, without a trailing slash; null where none is known. */
  origin: () => string | null
  /** File of the key that signs the store. */
  keyFile: string
}

/** For the process and its browser to begin, in seconds; what the process does then it limits by itself (open-pages.ts). */
const START_SECONDS = 20
const SECONDS = 160
const MEMORY = { heap: 512, all: 1024 }

/** Makes what opens pages in a browser before a version is live (FED-46); undefined where that is switched off. */
export function createBrowserCheck({
  setting,
  origin,
  keyFile
}: BrowserCheckOptions): BrowserCheck | undefined {
  const browser = findBrowser(setting)
  if (!browser) return undefined
  return {
    begin(versions, registry) {
      const place = findPlace(browser, origin())
      const started = place.then((found) =>
        'why' in found ? null : startBrowser(found, fileOriginsOf(versions, registry))
      )
      return {
        async whyNot() {
          const found = await place
          return 'why' in found ? sayUnseen(found.why) : null
        },
        async look() {
          const [found, running] = await Promise.all([place, started])
          if ('why' in found || !running)
            return { errors: [], unseen: 'why' in found ? sayUnseen(found.why) : null }
          const query = previewQuery(namesOf(versions), readReleaseKey(keyFile))
          return lookFrom(found, running, query, versions, registry)
        },
        drop: () => void started.then((running) => running?.give(null))
      }
    }
  }
}

const namesOf = (versions: DeployableManifest[]): PreviewedVersions =>
  Object.fromEntries(versions.map(({ name, version }) => [name, version]))

/** Where files of versions come from besides the site. */
function fileOriginsOf(versions: DeployableManifest[], { units }: Pick<Registry, 'units'>): string[] {
  const live = Object.values(units).map((entry) => entry.live)
  const foreign = [...live, ...versions].filter(({ base }) => !base.startsWith('/'))
  return [...new Set(foreign.map(({ base }) => new URL(base).origin))]
}

interface Place extends Pick<BrowserOrder, 'browser' | 'origin'> {
  sitemap: string[]
}

async function findPlace(browser: FoundBrowser, origin: string | null): Promise<Place | { why: string }> {
  if ('why' in browser) return browser
  if (origin === null) return { why: 'no site runs here' }
  const sitemap = await readSitemap(origin)
  return sitemap
    ? { browser: browser.path, origin, sitemap }
    : { why: `no site with pages answers at ${origin}` }
}

interface RunningBrowser {
  /** The pages that it is to open; null: none any more, and it ends. */
  give: (pages: PagesOrder | null) => void
  ended: Promise<ChildEnd>
}

/** A process of its own with a browser, which waits for the pages that it is to open. */
function startBrowser({ browser, origin }: Place, fileOrigins: string[]): RunningBrowser {
  let give: RunningBrowser['give'] = () => undefined
  const pages = new Promise<PagesOrder | null>((resolve) => {
    give = resolve
  })
  const ended = runLimited({
    // Beside a service that is built, build-services.ts puts it.
    program: programBeside(import.meta.url, 'browser-worker'),
    isStranger: true,
    order: { browser, origin, fileOrigins } satisfies BrowserOrder,
    give: () => pages,
    first: { doing: 'the start of the browser', seconds: START_SECONDS },
    seconds: SECONDS,
    memory: MEMORY
  })
  return { give, ended }
}

async function lookFrom(
  { origin, sitemap }: Place,
  running: RunningBrowser,
  query: string,
  manifests: DeployableManifest[],
  registry: Pick<Registry, 'units'>
): Promise<BrowserFindings> {
  const versions = namesOf(manifests)
  const why = await whyNoPreview(origin, query, versions)
  running.give(why === null ? { versions, query, pages: choosePages(manifests, registry, sitemap) } : null)
  if (why !== null) return { errors: [], unseen: sayUnseen(why) }
  const { answer, error, doing } = await running.ended
  if (error !== null) return { errors: [], unseen: sayUnseen(`${doing} ${error.split('\n', 1)[0]}`) }
  const { faults, unopened } = answer as PagesAnswer
  const names = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(' with ')
  const unseen = unopened.length > 0 ? sayUnseen(`not in time, or not reached: ${unopened.join(', ')}`) : null
  const errors = faults.map(({ path, text }) => `${names}: ${path} ${text}`)
  return { errors: errors.length > 0 && unseen ? [...errors, `${names}: ${unseen}`] : errors, unseen }
}
