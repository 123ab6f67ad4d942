import { createHash } from 'node:crypto'
import { htmlToText } from '@site/contracts/articles/article-text'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { RenderOutput } from '@site/contracts/federation/render'
import { type Bundles, renderSample } from '../rendering/render-sample.ts'

/**
 * A hash of what each page says that search engines may list and that can do without data, by its path: its title, its description
 * and the text between header and footer. Styles, scripts and pictures do not count, nor what data would add (links of home to the
 * articles that there are). A page that does not render is left out: it needs data, or the check of the version says why.
 */
export async function hashPageTexts(
  manifest: DeployableManifest,
  bundles: Bundles
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const { path, index, render } of bundles.bundle.remote.routes) {
    if (!index || render !== 'server' || /[:*]/.test(path)) continue
    const { found } = await renderSample(manifest, { address: path, isMadeUp: false }, bundles)
    if (found) texts[path] = hashOf(found)
  }
  return texts
}

function hashOf({ html, head: { title, description } }: RenderOutput): string {
  const main = html.slice(Math.max(0, html.indexOf('<main')))
  const [own = ''] = main.split('</main>')
  const said = JSON.stringify([title, description, htmlToText(own)])
  return createHash('sha256').update(said).digest('base64url').slice(0, 27)
}
