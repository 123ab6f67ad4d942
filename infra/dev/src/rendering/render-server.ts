import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { DevRenderFault, DevRenderJob } from '@site/contracts/federation/dev-rendering'
import { describeRenderFault } from './describe-fault.ts'
import { createSourceRenderer, type SourceRendererOptions } from './source-renderer.ts'

/**
 * The renderer over HTTP, not listening yet: POST /render takes the gateway's job (contracts' dev-rendering.ts), GET
 * /changes?since=<revision> tells a page that shows an error to load again.
 */
export async function createRenderServer(
  options: Omit<SourceRendererOptions, 'onChange'> & { say: (text: string) => void }
): Promise<{ server: Server; close: () => Promise<void> }> {
  // Not from one: a page that an earlier life of this process answered has seen another number.
  let revision = Date.now()
  const waiting = new Set<ServerResponse>()
  const tell = (response: ServerResponse) => response.write('data: changed\n\n')
  const renderer = await createSourceRenderer({
    ...options,
    onChange: () => {
      revision += 1
      for (const response of waiting) tell(response)
    }
  })

  const render = async (request: IncomingMessage, response: ServerResponse) => {
    const seen = revision
    const job = (await json(request)) as DevRenderJob
    try {
      sendJson(response, 200, await renderer.render(job))
    } catch (error) {
      const fault = describeRenderFault(error, options.units, job.owner?.unit ?? 'shell')
      options.say(`${new URL(job.url).pathname}: ${fault.message}\n${fault.stack}`)
      sendJson(response, 500, { ...fault, revision: seen } satisfies DevRenderFault)
    }
  }

  const follow = (response: ServerResponse, since: string | null) => {
    // Pages come from the gateway: under any name of this machine, and there is nothing to keep secret.
    response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' })
    response.write('retry: 500\n\n')
    if (since !== String(revision)) tell(response)
    waiting.add(response)
    response.once('close', () => waiting.delete(response))
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://renderer')
    if (request.method === 'POST' && pathname === '/render')
      render(request, response).catch(() => response.destroy())
    else if (pathname === '/changes') follow(response, searchParams.get('since'))
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
