import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import { readReleaseKey } from '@site/registry/release-key'
import { readSitemap, whyNoPreview } from './ask-site.ts'
import { type BrowserCheck, type BrowserFindings, type BrowserLook, sayUnseen } from './browser-check.ts'
import { choosePages } from './choose-pages.ts'
import { findBrowser } from './find-browser.ts'
import type { PagesAnswer, PagesOrder } from './open-pages.ts'
import { type PreviewedVersions, previewQuery } from './preview-query.ts'
import { createBrowsers, type RunningBrowser } from './start-browser.ts'

export interface BrowserCheckOptions {
  /** RELEASES_BROWSER of the environment. */
  setting: string | undefined
  /** The running site, without a trailing slash; null where none is known. */
  origin: () => string | null
  /** File of the key that signs the store. */
  keyFile: string
  /** Whether a browser stands ready, once one was prepared, for each check that comes: it is a second shorter. By default none does. */
  keepsOneReady?: boolean
}

/** Makes what opens pages in a browser before a version is live (FED-46); undefined where that is switched off. */
export function createBrowserCheck({
  setting,
  origin,
  keyFile,
  keepsOneReady = false
}: BrowserCheckOptions): BrowserCheck | undefined {
  const browser = findBrowser(setting)
  if (!browser) return undefined
  const browsers = createBrowsers(keepsOneReady)
  const orderOf = (versions: DeployableManifest[], registry: Pick<Registry, 'units'>) => {
    const site = origin()
    if ('why' in browser) return { why: browser.why }
    if (site === null) return { why: 'no site runs here' }
    return { browser: browser.path, origin: site, fileOrigins: fileOriginsOf(versions, registry) }
  }
  return {
    begin(versions, registry) {
      const order = orderOf(versions, registry)
      if ('why' in order) return unseenFor(order.why)
      const site = order.origin
      // Both take their time, and neither needs the other.
      const running = browsers.take(order)
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
        drop() {
          running.give(null)
          browsers.prepare(order)
        }
      }
    },
    prepare(registry) {
      const order = orderOf([], registry)
      if (!('why' in order)) browsers.prepare(order)
    },
    close: browsers.close
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
