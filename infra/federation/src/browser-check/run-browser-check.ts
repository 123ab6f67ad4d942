import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import { readReleaseKey } from '@site/registry/release-key'
import { runLimited } from '../limits/limited-child.ts'
import { programBeside } from '../limits/program-beside.ts'
import { readSitemap, whyNoPreview } from './ask-site.ts'
import { type BrowserCheck, type BrowserFindings, sayUnseen } from './browser-check.ts'
import { choosePages } from './choose-pages.ts'
import { type FoundBrowser, findBrowser } from './find-browser.ts'
import type { PagesAnswer, PagesOrder } from './open-pages.ts'
import { previewQuery } from './preview-query.ts'

export interface BrowserCheckOptions {
  /** RELEASES_BROWSER of the environment. */
  setting: string | undefined
  /** The running site, without a trailing slash; null where none is known. */
  origin: () => string | null
  /** File of the key that signs the store. */
  keyFile: string
}

/** For the process to begin, and for all that it does; it keeps to less by itself (open-pages.ts). */
const START_SECONDS = 10
const SECONDS = 23
const MEMORY = { heap: 512, all: 1024 }

/** Makes what opens pages in a browser before a version is live (FED-46); undefined where that is switched off. */
export function createBrowserCheck({
  setting,
  origin,
  keyFile
}: BrowserCheckOptions): BrowserCheck | undefined {
  const browser = findBrowser(setting)
  if (!browser) return undefined
  const place = () => findPlace(browser, origin())
  return {
    whyNot: async () => {
      const found = await place()
      return 'why' in found ? sayUnseen(found.why) : null
    },
    async look(versions, registry) {
      const found = await place()
      if ('why' in found) return { errors: [], unseen: sayUnseen(found.why) }
      const named = Object.fromEntries(versions.map(({ name, version }) => [name, version]))
      return lookFrom(found, previewQuery(named, readReleaseKey(keyFile)), versions, registry)
    }
  }
}

interface Place extends Pick<PagesOrder, 'browser' | 'origin'> {
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

async function lookFrom(
  { sitemap, ...place }: Place,
  query: string,
  manifests: DeployableManifest[],
  registry: Pick<Registry, 'units'>
): Promise<BrowserFindings> {
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]))
  const why = await whyNoPreview(place.origin, query, versions)
  if (why) return { errors: [], unseen: sayUnseen(why) }
  const live = Object.values(registry.units).map((entry) => entry.live)
  const order: PagesOrder = {
    ...{ ...place, versions, query },
    pages: choosePages(manifests, registry, sitemap),
    fileOrigins: [
      ...new Set(
        [...live, ...manifests].flatMap(({ base }) => (base.startsWith('/') ? [] : [new URL(base).origin]))
      )
    ]
  }
  const { answer, error } = await runLimited({
    // Beside a service that is built, build-services.ts puts it.
    program: programBeside(import.meta.url, 'browser-worker'),
    isStranger: true,
    order,
    first: { doing: 'the start of the browser', seconds: START_SECONDS },
    seconds: SECONDS,
    memory: MEMORY
  })
  if (error !== null) return { errors: [], unseen: sayUnseen(`it ${error.split('\n', 1)[0]}`) }
  const { faults, unopened } = answer as PagesAnswer
  const names = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(' with ')
  const unseen = unopened.length > 0 ? sayUnseen(`not in time, or not reached: ${unopened.join(', ')}`) : null
  const errors = faults.map(({ path, text }) => `${names}: ${path} ${text}`)
  return { errors: errors.length > 0 && unseen ? [...errors, `${names}: ${unseen}`] : errors, unseen }
}
