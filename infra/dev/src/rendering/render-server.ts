import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { DevRenderJob, DevRenderProblem } from '@site/contracts/federation/development/dev-rendering'
import { describeRenderError } from '@site/federation/source-rendering/describe-render-error'
import { createSourceRenderer, type SourceRendererOptions } from './source-renderer.ts'

/**
 * Creates the HTTP server of the renderer, not listening yet: POST /render accepts a job of the gateway (contracts' dev-rendering.ts),
 * GET /changes?since=<revision> tells a page that shows an error to reload.
 */
export async function createRenderServer(
  options: Omit<SourceRendererOptions, 'onChange'> & { say: (text: string) => void }
): Promise<{ server: Server; close: () => Promise<void> }> {
  // Starts from the clock, as pages that an earlier process answered know revisions of that process.
  let revision = Date.now()
  const waiting = new Set<ServerResponse>()
  const sendChange = (response: ServerResponse) => response.write('data: changed\n\n')
  const renderer = await createSourceRenderer({
    ...options,
    onChange: () => {
      revision += 1
      for (const response of waiting) sendChange(response)
    }
  })

  const render = async (request: IncomingMessage, response: ServerResponse) => {
    const revisionBefore = revision
    const job = (await json(request)) as DevRenderJob
    try {
      sendJson(response, 200, await renderer.render(job))
    } catch (error) {
      const problem = describeRenderError(error, options.deployables, job.owner?.remote ?? 'shell')
      options.say(`${new URL(job.url).pathname}: ${problem.message}\n${problem.stack}`)
      sendJson(response, 500, { ...problem, revision: revisionBefore } satisfies DevRenderProblem)
    }
  }

  const streamChanges = (response: ServerResponse, since: string | null) => {
    // Pages come from the gateway under any name of this machine, and changes are no secret.
    response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' })
    response.write('retry: 500\n\n')
    if (since !== String(revision)) sendChange(response)
    waiting.add(response)
    response.once('close', () => waiting.delete(response))
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://renderer')
    if (request.method === 'POST' && pathname === '/render')
      render(request, response).catch(() => response.destroy())
    else if (pathname === '/changes') streamChanges(response, searchParams.get('since'))
    else sendJson(response, 404, { message: 'POST /render or GET /changes' })
  })
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await renderer.close()
  }
  return { server, close }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
