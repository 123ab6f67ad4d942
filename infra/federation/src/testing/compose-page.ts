import { menusOf } from '@site/contracts/federation/menus'
import type { BrowserRegistry, DeployableManifest, Registry } from '@site/contracts/federation/registry'
import type { PageImportMap, PageState, RenderOutput } from '@site/contracts/federation/render'
import { SAMPLE_SITE } from '../rendering/sample-site.ts'

/** The registry as a page sees it, every live version taken for verified. `isForeign`: as if other builds than ours had made the remotes. */
export function browserRegistryOf({ revision, units }: Registry, isForeign: boolean): BrowserRegistry {
  const remotes = Object.values(units)
    .filter(({ live }) => live.name !== 'shell')
    .map(({ live: { container, ...live }, previous }) => ({
      ...live,
      ...(container && !isForeign && { container }),
      previous
    }))
  return { revision, remotes, down: [], menus: menusOf(remotes), preview: {} }
}

/** A page as the gateway composes it, as far as the shell can tell the difference. */
export function composePage(
  shell: DeployableManifest,
  registry: BrowserRegistry,
  page: RenderOutput | null
): string {
  const owner = registry.remotes.find(({ name }) => name === page?.match?.remote)
  const route = owner?.routes.find(({ path }) => path === page?.match?.path)
  const map: PageImportMap = { integrity: integrityOf([shell, ...registry.remotes]) }
  const styles = [
    ...shell.styles.map((file) => shell.base + file),
    ...(owner && route ? [...owner.styles, ...route.styles].map((file) => owner.base + file) : [])
  ]
  const state: PageState = {
    site: SAMPLE_SITE,
    registry,
    data: page?.data ?? null,
    rendered: Boolean(page?.html),
    ...(page?.head.keepTitle && { keepTitle: true }),
    shell: { version: shell.version, base: shell.base, entry: shell.entry, modules: shell.modules }
  }
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${page?.head.title ?? ''}</title>
<script type="importmap">${json(map)}</script>
${shell.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${shell.base}${file}">`).join('\n')}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="application/json" id="site-state">${json(state)}</script>
<script src="${shell.base}${shell.boot}" async></script></head>
<body><div id="root">${page?.html ?? ''}</div></body></html>`
}

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

function integrityOf(
  manifests: { base: string; integrity?: Record<string, string> }[]
): Record<string, string> {
  return Object.fromEntries(
    manifests.flatMap(({ base, integrity = {} }) =>
      Object.entries(integrity)
        .filter(([file]) => /\.m?js$/.test(file))
        .map(([file, hash]) => [base + file, hash])
    )
  )
}
