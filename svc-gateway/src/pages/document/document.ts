import { FEED_PATH } from '@site/contracts/blog/feed-path'
import type { DevStyle } from '@site/contracts/federation/development/dev-rendering'
import type { BrowserRegistry, DeployableManifest } from '@site/contracts/federation/registry'
import type { PageHead } from '@site/contracts/federation/remote'
import type { PageImportMap, PageState } from '@site/contracts/federation/render'
import type { Site } from '@site/contracts/site/site'
import { servingBase } from '@site/registry/file-addresses'
import { escapeHtml, escapeJson } from '../../http/escape.ts'
import type { DevServers } from '../../registry/dev-servers.ts'
import type { Snapshot } from '../../registry/snapshot.ts'
import { content } from '../content/pages-content.ts'
import { devScripts } from './dev-scripts.ts'
import { hashSource } from './hash-source.ts'
import { composeHead } from './head.ts'
import type { PageStyles } from './inline-styles.ts'
import { type LinkedFile, linkAll, moduleIntegrity } from './page-files.ts'

export interface DocumentInput {
  site: Site
  /** A snapshot with a shell. */
  snapshot: Snapshot
  /** The registry of this page (registryFor). */
  registry: BrowserRegistry
  head: PageHead
  path: string | null
  /** What the page's remote declares for it, where this host has something elsewhere. */
  declaredPath?: string | undefined
  index: boolean | null
  isAdmin: boolean
  styles: PageStyles
  /** The shell's boot script as text; null where it is to be linked. */
  boot: string | null
  /** null: the browser renders the page. `data` is JSON. */
  rendered: { html: string; data: string } | null
  devServers: DevServers
  /** Of modules on development servers. */
  devStyles: DevStyle[]
}

/** A document and what of it stands inline, for its policy, as CSP sources: 'sha256-…' in quotes. */
export interface ComposedDocument {
  html: string
  inlineScripts: string[]
  inlineStyles: string[]
}

/**
 * The whole page. The markup comes before map, state and script: what is read first arrives first. The script stands
 * last, because it reads the state at once, and in the page: what a visitor can press is there with it, and so must be what
 * records the clicks. Styles stand in the page too; the disabled links, which no browser fetches, tell the modules that load
 * later which stylesheets are here already.
 */
export function composeDocument(input: DocumentInput): ComposedDocument {
  const { snapshot, styles, rendered } = input
  const { shell } = snapshot
  if (!shell) throw new Error('There is no page without a shell')
  const map: PageImportMap = { integrity: moduleIntegrity(snapshot, input.registry) }
  const importMap = escapeJson(JSON.stringify(map))
  const dev = input.devServers.shell ? devScripts(input.devServers.shell) : null
  const boot = dev ? { tags: dev.tags, inline: dev.preamble } : bootScript(shell, input.boot)
  const style = styles.inlined.map(({ css }) => css).join('\n')
  const html = [
    '<!doctype html>',
    '<html lang="fr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    composeHead(input),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    input.isAdmin ? '' : feedLink(input.site),
    ...linkAll(shell, shell.fonts).map(fontPreload),
    ...input.devStyles.map(devStyle),
    ...(style ? [`<style>${style}</style>`] : []),
    ...styles.inlined.map(({ href }) => `<link rel="stylesheet" href="${escapeHtml(href)}" disabled>`),
    ...styles.linked.map(stylesheet),
    '</head>',
    '<body>',
    `<div id="root">${rendered?.html ?? ''}</div>`,
    rendered ? '' : `<noscript><p>${escapeHtml(content.needsScript)}</p></noscript>`,
    `<script type="importmap">${importMap}</script>`,
    `<script type="application/json" id="site-state">${stateJson(input, shell)}</script>`,
    ...boot.tags,
    '</body>',
    '</html>'
  ]
  // The shell puts it in once the page comes to need what it leaves out.
  const later = input.registry.named && snapshot.file ? [snapshot.file.mapBeside(map)] : []
  const inlineScripts = [importMap, ...(boot.inline ? [boot.inline] : []), ...later].map(hashSource)
  return {
    html: html.filter(Boolean).join('\n'),
    inlineScripts,
    inlineStyles: style ? [hashSource(style)] : []
  }
}

function bootScript(
  shell: DeployableManifest,
  text: string | null
): { tags: string[]; inline: string | null } {
  if (text !== null) return { tags: [`<script>${text}</script>`], inline: text }
  const files = linkAll(shell, shell.boot ? [shell.boot] : [])
  return {
    tags: files.map((file) => `<script async src="${file.href}"${check(file)}></script>`),
    inline: null
  }
}

function stateJson(
  { site, registry, head, rendered, declaredPath }: DocumentInput,
  shell: DeployableManifest
) {
  const { version, entry, modules } = shell
  const state: Omit<PageState, 'data'> = {
    site,
    registry,
    rendered: rendered !== null,
    ...(head.keepTitle && { keepTitle: true }),
    ...(declaredPath !== undefined && { path: declaredPath }),
    shell: { version, base: servingBase(shell), entry, modules }
  }
  // The data are JSON already: parsing them to write them again would cost as much as the page.
  return escapeJson(`${JSON.stringify(state).slice(0, -1)},"data":${rendered?.data ?? 'null'}}`)
}

const check = ({ integrity }: LinkedFile) => (integrity ? ` integrity="${integrity}" crossorigin` : '')

const feedLink = ({ fullName }: Site) =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(content.feedTitle(fullName))}" href="${FEED_PATH}">`

const devStyle = ({ id, css }: DevStyle) =>
  `<style data-vite-dev-id="${escapeHtml(id)}">${css.replaceAll('</', '<\\/')}</style>`

const stylesheet = (file: LinkedFile) =>
  `<link rel="stylesheet" href="${escapeHtml(file.href)}"${check(file)}>`

const fontPreload = ({ href }: LinkedFile) =>
  `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`
