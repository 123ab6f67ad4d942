import type { PageState } from '@site/contracts/federation/render'
import type { PreviewedVersions } from './preview-query.ts'
import { until } from './within.ts'

/** How long a site may take to answer, and then to have a version that was just put into the store. Milliseconds. */
const PATIENCE = 3000

const DEVELOPMENT = /<script[^>]* src="[^"]*\/@vite\/client"/

/** The paths of a site's sitemap; null where no site answers there, or one that has no pages yet. */
export async function readSitemap(origin: string): Promise<string[] | null> {
  const text = await readText(`${origin}/sitemap.xml`, 'application/xml')
  if (!text?.includes('<urlset')) return null
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&')
  )
  return addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).pathname] : []))
}

/**
 * Waits until a site shows these versions.
 *
 * @param address of a page that is to show them, without its origin
 * @returns why it does not, in words; null where it does
 */
export async function whyNoPreview(
  origin: string,
  address: string,
  versions: PreviewedVersions
): Promise<string | null> {
  let html = ''
  const isAnswered = await until(PATIENCE, async () => {
    html = (await readText(origin + address, 'text/html')) ?? ''
    return previewIn(html) !== undefined
  })
  if (!isAnswered) return `${origin} does not find the version in its store`
  // npm run dev: its pages load modules of Vite, with which no built version runs.
  if (DEVELOPMENT.test(html)) return `the pages of ${origin} come from development servers`
  const shown = previewIn(html)
  const isShown = Object.entries(versions).every(([name, version]) => shown?.[name] === version)
  return isShown ? null : `${origin} shows no version before it is live (PREVIEW)`
}

/** What a page is a preview of, by its state; undefined where it is no page of the site. */
function previewIn(html: string): Record<string, string> | undefined {
  const [, json] = /<script type="application\/json" id="site-state">(.*?)<\/script>/s.exec(html) ?? []
  return json === undefined ? undefined : (JSON.parse(json) as PageState).registry.preview
}

/** Null where nobody answers, or not in time, or with no success. */
async function readText(address: string, type: string): Promise<string | null> {
  try {
    const answer = await fetch(address, {
      headers: { accept: type },
      signal: AbortSignal.timeout(PATIENCE)
    })
    return answer.status === 503 ? null : await answer.text()
  } catch {
    return null // That nobody is there, or stops in the middle of the page, is an answer.
  }
}
