import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { READ_ONLY } from '@site/contracts/operations/read-only'
import type { ViteDevServer } from 'vite'
import type { DeployableSource } from '../build/deployable-source.ts'
import { escapeHtml } from '../source-rendering/escape-html.ts'
import { describeUnreached } from '../transfer/describe-unreached.ts'
import { content } from './content/in-site.ts'
import { createPageComposer, type SitePage } from './page/compose-page.ts'
import { errorPage, plainPage } from './page/error-page.ts'
import { rewritePolicy } from './page/rewrite-policy.ts'
import { askSite, headersOf, without } from './site/forward.ts'
import { mayPass } from './site/may-pass.ts'
import { CONTAINER } from './sources/remote-modules.ts'
import { createLocalRemote } from './sources/render-local.ts'
import { startVite } from './sources/start-vite.ts'

export interface InSiteOptions {
  /** Origin of the running site. */
  site: string
  /** 0: any that is free. */
  port: number
  /** What changes something in the site reaches it too. */
  canWrite: boolean
  say: (line: string) => void
}

export interface ServedInSite {
  url: string
  close: () => Promise<void>
}

/** Of a body that is rewritten. */
const OF_THE_BODY = ['content-length', 'content-encoding', 'etag', 'last-modified', 'cache-control']

/**
 * Serves a running site on this machine with one remote from its sources (FED-51): everything is asked of the site, but the modules of the remote, and its pages, which are
 * rendered here into the site's own document. The site is told nothing of it.
 */
export async function serveInSite(project: DeployableSource, options: InSiteOptions): Promise<ServedInSite> {
  const { say, canWrite } = options
  const { name } = project
  const site = new URL(options.site)
  const base = `/@local/${name}/`
  const server = createServer()
  await listen(server, options.port)
  const { port } = server.address() as AddressInfo
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  const vite = await startVite(project, { base, server }).catch((error: unknown) => {
    server.close()
    throw error
  })
  const remote = createLocalRemote(vite, project, site.origin)
  const compose = createPageComposer({
    ...{ name, remote, base, entry: `@id/${CONTAINER}` },
    hasWidget: () => existsSync(join(project.dir, 'src/remote/widget.tsx')),
    readFile: async (path) => (await fetch(new URL(path, site))).text(),
    badge: content.badge(name, site.host)
  })

  const sendPage = async (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) => {
    const host = request.headers.host ?? ''
    const sent: SitePage = { status: answer.statusCode ?? 502, html: await text(answer) }
    const path = request.url ?? '/'
    const composed = await compose(sent, path)
    const kept = without(headersOf(answer, site, `http://${host}`), OF_THE_BODY)
    const policy = kept['content-security-policy']
    const headers = {
      ...kept,
      'cache-control': 'no-store',
      ...(policy && { 'content-security-policy': rewritePolicy(String(policy), host) })
    }
    if (composed && 'problem' in composed) {
      say(`${path}: ${composed.problem.message}\n${composed.problem.stack}`)
      return sendHtml(response, 500, errorPage(composed.problem, `${base}@vite/client`))
    }
    const { status, html } = composed?.found ?? sent
    response.writeHead(status, headers).end(html)
  }

  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const doorway = `http://${request.headers.host}`
    const isPage = request.method === 'GET' && mayBePage(request)
    const answer = await askSite(site, request, response, { doorway, isPage })
    if (isPage && answer.headers['content-type']?.startsWith('text/html'))
      return sendPage(answer, request, response)
    response.writeHead(answer.statusCode ?? 502, headersOf(answer, site, doorway))
    await pipeline(answer, response)
  }

  server.on('request', (request, response) => {
    const path = request.url ?? '/'
    // Only by its own names: another site's page could reach it by a name of its own.
    if (!hosts.includes(request.headers.host ?? ''))
      return sendJson(response, 421, 'Not a name of this server')
    if (path.startsWith(base)) return vite.middlewares(request, response, () => sendJson(response, 404, path))
    const passing = mayPass(request.method ?? 'GET', path.split('?')[0] ?? '', canWrite)
    if (passing === 'forgotten') return void response.writeHead(204).end()
    if (passing === 'refused') return sendJson(response, 403, content.readOnly, READ_ONLY)
    forward(request, response).catch((error: unknown) => sendAway(response, request, site, error))
  })
  return { url: `http://${hosts[0]}`, close: () => closeAll(server, vite, remote.close) }
}

/** What a browser opens says so, and what one of its pages asks for is for something else; a command such as curl takes whatever comes. */
const mayBePage = ({ headers: { accept = '*/*', ...headers } }: IncomingMessage): boolean =>
  accept.includes('text/html') || (accept === '*/*' && !headers['sec-fetch-dest'])

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve())
  })
}

async function closeAll(
  server: Server,
  vite: ViteDevServer,
  closeRemote: () => Promise<void>
): Promise<void> {
  await closeRemote()
  await vite.close()
  server.closeAllConnections()
  await new Promise<void>((resolve) => server.close(() => resolve()))
}

/** The site does not answer: a page says so to a developer, a call in French, since forms show what it is told. */
function sendAway(response: ServerResponse, request: IncomingMessage, site: URL, error: unknown): void {
  if (response.headersSent || response.destroyed) response.destroy()
  else if (request.headers.accept?.includes('text/html'))
    sendHtml(
      response,
      502,
      plainPage('The site does not answer', [
        `<p>${escapeHtml(describeUnreached(site.origin, error, '--site'))}</p>`
      ])
    )
  else sendJson(response, 502, content.away)
}

const sendHtml = (response: ServerResponse, status: number, html: string): void =>
  void response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html)

const sendJson = (response: ServerResponse, status: number, message: string, code?: string): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ message, ...(code && { code }) }))
