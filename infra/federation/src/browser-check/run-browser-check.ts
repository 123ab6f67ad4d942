import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import { readReleaseKey } from '@site/registry/release-key'
import { type ChildEnd, runLimited } from '../limits/limited-child.ts'
import { programBeside } from '../limits/program-beside.ts'
import { readSitemap, whyNoPreview } from './ask-site.ts'
import { type BrowserCheck, type BrowserFindings, type BrowserLook, sayUnseen } from './browser-check.ts'
import { choosePages } from './choose-pages.ts'
import { findBrowser } from './find-browser.ts'
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
      const site = origin()
      if ('why' in browser) return unseenFor(browser.why)
      if (site === null) return unseenFor('no site runs here')
      // Both take their time, and neither needs the other.
      const running = startBrowser({ browser: browser.path, origin: site }, fileOriginsOf(versions, registry))
      const sitemap = readSitemap(site)
      const whyNot = async () => ((await sitemap) ? null : sayUnseen(`no site with pages answers at ${site}`))
      return {
        whyNot,
        async look() {
          const paths = await sitemap
          if (!paths) return { errors: [], unseen: await whyNot() }
          const query = previewQuery(namesOf(versions), readReleaseKey(keyFile))
          const pages = choosePages(versions, registry, paths)
          return lookFrom({ origin: site, running, query, versions: namesOf(versions), pages })
        },
        drop: () => running.give(null)
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

/** A look that cannot see anything. */
function unseenFor(why: string): BrowserLook {
  const unseen = sayUnseen(why)
  return { whyNot: async () => unseen, look: async () => ({ errors: [], unseen }), drop: () => undefined }
}

interface RunningBrowser {
  /** The pages that it is to open; null: none any more, and it ends. */
  give: (pages: PagesOrder | null) => void
  ended: Promise<ChildEnd>
}

/** A process of its own with a browser, which waits for the pages that it is to open. */
function startBrowser(
  place: Pick<BrowserOrder, 'browser' | 'origin'>,
  fileOrigins: string[]
): RunningBrowser {
  let give: RunningBrowser['give'] = () => undefined
  const pages = new Promise<PagesOrder | null>((resolve) => {
    give = resolve
  })
  const ended = runLimited({
    // Beside a service that is built, build-services.ts puts it.
    program: programBeside(import.meta.url, 'browser-worker'),
    isStranger: true,
    order: { ...place, fileOrigins } satisfies BrowserOrder,
    give: () => pages,
    first: { doing: 'the start of the browser', seconds: START_SECONDS },
    seconds: SECONDS,
    memory: MEMORY
  })
  // Why it did not start is said to who looks; nobody may.
  ended.catch(() => undefined)
  return { give, ended }
}

interface Looking extends PagesOrder {
  origin: string
  running: RunningBrowser
}

async function lookFrom({ origin, running, ...order }: Looking): Promise<BrowserFindings> {
  const { query, versions, pages } = order
  // One of those that are opened then: the gateway makes it ready meanwhile.
  const why = await whyNoPreview(origin, (pages[0]?.path ?? '/') + query, versions)
  running.give(why === null ? order : null)
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
