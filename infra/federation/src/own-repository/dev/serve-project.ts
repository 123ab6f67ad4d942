import { fileURLToPath } from 'node:url'
import type { RenderInput, RenderOutput } from '@site/contracts/federation/render'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { DeployableSource } from '../../build/deployable-source.ts'
import { baseOptions } from '../../build/vite/vite-common.ts'
import { SAMPLE_SITE } from '../../rendering/sample-site.ts'
import { escapeHtml } from '../../source-rendering/escape-html.ts'
import { STUB_CLIENT, STUB_SERVER, stubModules } from './stub-modules.ts'

export interface ServeOptions {
  /** 0: any that is free. */
  port: number
  /** Origin of a running site, whose API answers for this one. Without it pages have no data. */
  site: string | null
}

/** Our packages are sources to Vite, as those of the remote are: they hold styles, and one copy of each serves browser and server alike. */
const OURS = ['@site/web', '@site/contracts']

/** Vite finds by itself only what the remote imports, and what ours import may be CommonJS. */
const INCLUDED = [
  ...['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  ...['react-router-dom', '@tanstack/react-query', 'zustand'].map((name) => `@site/web > ${name}`)
]

/**
 * Serves a remote from its sources in a stub of the shell: rendered on the server, hydrated, with hot reload. Its address is in `resolvedUrls`.
 */
export async function serveProject(
  project: DeployableSource,
  { port, site }: ServeOptions
): Promise<ViteDevServer> {
  const server = await createServer({
    ...baseOptions(project),
    configFile: false,
    clearScreen: false,
    logLevel: 'warn',
    optimizeDeps: { exclude: OURS, include: INCLUDED },
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: OURS },
    plugins: [stubModules(project.name), stubPages(site), react()],
    server: {
      host: '127.0.0.1',
      port,
      fs: { allow: [project.dir, ...OURS.map(folderOf)] },
      ...(site && { proxy: { '/api': { target: site, changeOrigin: true } } })
    }
  })
  return server.listen()
}

/** Where a package of ours stands: above the remote where that is one of several of a repository. */
const folderOf = (name: string) => fileURLToPath(new URL('.', import.meta.resolve(`${name}/package.json`)))

const stubPages = (site: string | null): Plugin => ({
  name: 'site:stub-pages',
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      const path = request.originalUrl ?? '/'
      if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
      const page = await renderStub(server, path, site)
      const html = await server.transformIndexHtml(path, documentOf(page))
      response.writeHead(page?.status ?? 200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    })
  }
})

/** A page that does not render is sent without markup, as the gateway does: the browser then shows what it can, and what is wrong. */
async function renderStub(server: ViteDevServer, path: string, site: string | null) {
  try {
    const { render, bundles } = (await server.ssrLoadModule(STUB_SERVER)) as {
      render: (input: RenderInput) => Promise<RenderOutput>
      bundles: RenderInput['bundles']
    }
    return await render({
      url: SAMPLE_SITE.origin + path,
      site: SAMPLE_SITE,
      registry: { revision: 0, remotes: [], down: [], preview: {} },
      bundles,
      getJson: (asked) => readJson(site, asked)
    })
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error)
    server.config.logger.error(
      `${path} does not render on the server: ${error instanceof Error ? error.stack : error}`
    )
    return null
  }
}

async function readJson(site: string | null, path: string): Promise<unknown> {
  if (site === null)
    throw new Error(`${path} has no answer: site dev --stub --site=<address of a running site>`)
  const response = await fetch(site + path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${site}${path} answers ${response.status}`)
  return response.json()
}

function documentOf(page: RenderOutput | null): string {
  const state = { site: SAMPLE_SITE, data: page?.data ?? null, rendered: Boolean(page?.html) }
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page?.head.title ?? '')}</title>
<script type="application/json" id="site-state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script></head>
<body><div id="root">${page?.html ?? ''}</div><script type="module" src="/@id/${STUB_CLIENT}"></script></body></html>`
}
