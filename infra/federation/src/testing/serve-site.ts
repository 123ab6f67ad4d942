import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { BrowserRegistry, Registry } from '@site/contracts/federation/registry'
import type { RenderOutput } from '@site/contracts/federation/render'
import { ALL_VERSIONS } from '@site/registry/file-addresses'
import { clientDir, serverFile } from '@site/registry/version-files'
import { readRegistry } from '../registry/store.ts'
import { versionsOnDisk } from '../registry/versions.ts'
import { loadRemoteBundle, loadShellBundle } from '../rendering/load-bundle.ts'
import { SAMPLE_SITE } from '../rendering/sample-site.ts'
import { browserRegistryOf, composePage } from './compose-page.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp'
}

export interface TestSite {
  url: string
  /** Paths asked for, in order. */
  requests: string[]
  /** Answers for paths under /api. */
  api: Map<string, unknown>
  /** Paths to answer otherwise: a status, or a promise that holds the answer back. */
  failures: Map<string, number | Promise<void>>
  /** False: pages come without markup. */
  isRendered: boolean
  /** True: pages do not say that the remotes are plain containers. */
  isForeign: boolean
  stop: () => Promise<void>
}

/**
 * Serves a folder of deployed versions with pages rendered by their own server bundles: what the gateway does, without
 * caching and without mercy. For tests of the shell and the presets alone.
 */
export async function serveSite(root: string): Promise<TestSite> {
  const site: Omit<TestSite, 'url' | 'stop'> = {
    requests: [],
    api: new Map([['/api/release', { revision: 0 }]]),
    failures: new Map(),
    isRendered: true,
    isForeign: false
  }

  const render = async (path: string): Promise<string> => {
    const registry = await readRegistry(root)
    const shell = registry.units.shell?.live
    if (!shell) throw new Error('No shell is deployed')
    const browser = browserRegistryOf(registry, site.isForeign)
    const page = site.isRendered ? await renderWith(path, { root, registry, browser, api: site.api }) : null
    return composePage(shell, browser, page)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site')
    const path = url.pathname
    site.requests.push(path)
    void answer(response, async () => {
      const failure = site.failures.get(path)
      if (typeof failure === 'number') return { status: failure, type: 'text/plain', body: 'failure' }
      await failure
      if (path.startsWith('/remotes/')) return fileAnswer(root, path)
      if (path.startsWith('/api/')) return apiAnswer(site.api, path)
      return { status: 200, type: 'text/html; charset=utf-8', body: await render(path) }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(site, {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  })
}

interface Answer {
  status: number
  type: string
  body: string | Buffer
}

async function answer(response: ServerResponse, work: () => Promise<Answer>): Promise<void> {
  try {
    const { status, type, body } = await work()
    response.writeHead(status, { 'content-type': type }).end(body)
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
  }
}

function fileAnswer(root: string, path: string): Answer {
  const [, , name = '', version = '', ...file] = path.split('/')
  const versions = version === ALL_VERSIONS ? versionsOnDisk(root, name) : [version]
  const onDisk = versions
    .map((one) => join(clientDir(root, { name, version: one }), ...file))
    .find((one) => existsSync(one))
  if (!onDisk) return { status: 404, type: 'text/plain', body: 'not found' }
  return {
    status: 200,
    type: TYPES[extname(onDisk)] ?? 'application/octet-stream',
    body: readFileSync(onDisk)
  }
}

function apiAnswer(api: TestSite['api'], path: string): Answer {
  return api.has(path)
    ? { status: 200, type: 'application/json', body: JSON.stringify(api.get(path)) }
    : { status: 404, type: 'application/json', body: JSON.stringify({ message: 'Introuvable.' }) }
}

interface Deployed {
  root: string
  registry: Registry
  browser: BrowserRegistry
  api: TestSite['api']
}

function renderWith(path: string, { root, registry, browser, api }: Deployed): Promise<RenderOutput> {
  const { shell: home, ...remotes } = registry.units
  if (!home) throw new Error('No shell is deployed')
  const shell = loadShellBundle(serverFile(root, home.live))
  const bundles = Object.fromEntries(
    Object.entries(remotes).flatMap(([name, deployable]) =>
      deployable ? [[name, loadRemoteBundle(serverFile(root, deployable.live), shell.platform)]] : []
    )
  )
  return shell.render({
    url: SAMPLE_SITE.origin + path,
    site: SAMPLE_SITE,
    registry: browser,
    bundles,
    getJson: (asked) => Promise.resolve(api.get(asked))
  })
}
