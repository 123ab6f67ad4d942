import { nameRoutes } from '@site/contracts/federation/named-routes'
import type { BrowserRegistry, BrowserRemote } from '@site/contracts/federation/registry'
import type { Remote } from '@site/contracts/federation/remote'
import type { PageState } from '@site/contracts/federation/render'
import { escapeHtml } from '../../source-rendering/escape-html.ts'
import type { LocalPage } from '../sources/render-local.ts'
import { findSlot } from './find-slot.ts'

const STATE = /(<script type="application\/json" id="site-state">)([^<]*)(<\/script>)/

/** What the shell is told on a page of the site; null where the answer is no page of a shell. */
export function readState(html: string): PageState | null {
  const [, , state] = STATE.exec(html) ?? []
  return state === undefined ? null : (JSON.parse(state) as PageState)
}

/** The remote as the shell is told of it: its routes as its sources have them, its modules from Vite. Nothing to preload, nothing to fall back to. */
export function localEntry(
  name: string,
  routes: Remote['routes'],
  { base, entry, hasWidget }: { base: string; entry: string; hasWidget: boolean }
): BrowserRemote {
  const none = { modules: [], styles: [] }
  return {
    name,
    version: '0.0.0-0000000000',
    ...{ base, entry, container: 'plain', previous: null },
    ...none,
    ...(hasWidget && { widget: none }),
    routes: routes.map(({ path, page, render, frame, isSecret, queries }) => ({
      ...{ path, page, render, ...none },
      ...(frame && { frame }),
      ...(isSecret && { isSecret }),
      ...(queries && { queries })
    }))
  }
}

/** The registry of a page with this remote in the place of the site's version, or beside the others where the site has none. */
export function withLocal(registry: BrowserRegistry, local: BrowserRemote): BrowserRegistry {
  const { name, routes } = local
  const down = registry.down.filter((one) => one.name !== name)
  // Its pages are documents of their own where they were: the others of the site do not have what they need.
  if (registry.elsewhere?.[name])
    return { ...registry, down, elsewhere: { ...registry.elsewhere, [name]: nameRoutes(routes) ?? '' } }
  const { [name]: _, ...others } = registry.named?.routes ?? {}
  const isThere = registry.remotes.some((remote) => remote.name === name)
  return {
    ...registry,
    down,
    ...(registry.named && { named: { ...registry.named, routes: others } }),
    remotes: isThere
      ? registry.remotes.map((remote) => (remote.name === name ? local : remote))
      : [...registry.remotes, local]
  }
}

export const writeState = (html: string, state: PageState): string =>
  html.replace(STATE, (_, start, __, end) => start + JSON.stringify(state).replaceAll('<', '\\u003c') + end)

/** The document with the page that the sources render in its slot; null where the site's document has no slot to put it in. */
export function putPage(html: string, name: string, page: LocalPage): string | null {
  const slot = findSlot(html)
  if (!slot) return null
  const tag = slot.tag.replace(`data-mf="${slot.remote}"`, `data-mf="${name}"`)
  const placed = html.slice(0, slot.start) + tag + page.html + html.slice(slot.contentEnd)
  const styles = page.styles.map(
    ({ id, css }) => `<style data-vite-dev-id="${escapeHtml(id)}">${css.replaceAll('</', '<\\/')}</style>`
  )
  const { title, description } = page.head
  return placed
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + escapeHtml(description))
    .replace('</head>', () => `${styles.join('\n')}</head>`)
}

/** The document without markup: the browser renders the page. */
export function emptyPage(html: string): string {
  const start = html.indexOf('<div id="root">')
  const end = html.indexOf('<script type="importmap">')
  return start < 0 || end < start ? html : `${html.slice(0, start)}<div id="root"></div>${html.slice(end)}`
}

/** A line on every page, beside the shell's own markup, that says what is shown. */
export function putBadge(html: string, text: string): string {
  const style =
    'position:fixed;left:8px;bottom:8px;z-index:2147483647;margin:0;padding:4px 10px;border-radius:6px;background:#11142f;color:#fff;font:600 13px/1.4 system-ui;max-width:calc(100% - 130px);pointer-events:none'
  const badge = `<p id="site-local" role="status" data-print="hidden" style="${style}">${escapeHtml(text)}</p>`
  return html.replace('<script type="importmap">', (start) => badge + start)
}
