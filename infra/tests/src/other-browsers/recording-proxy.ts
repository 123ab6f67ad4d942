import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const RECORDER = '/recorder-of-complaints.js'

/**
 * Runs in the page before everything else. It records what the page complains of, as every engine tells a page: WebDriver tells only some of it in
 * Firefox and nothing in WebKit. A live stream or a picture that is left with its page is no failure.
 */
function record(): void {
  const complaints: string[] = []
  const scope = Object.assign(window, { __complaints: complaints, __hydrated: false })
  const say = (kind: string, what: unknown) => complaints.push(`${kind}: ${what}`)
  addEventListener('site:hydrated', () => {
    scope.__hydrated = true
  })
  addEventListener('securitypolicyviolation', (event) =>
    say('policy', `${event.effectiveDirective} ${event.blockedURI}`)
  )
  addEventListener('unhandledrejection', ({ reason }) => say('exception', reason))
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) say('exception', event.message)
      // Firefox takes one import map alone and says so of the second: the shell then goes another way (decision 200).
      else if (event.target instanceof Element && !event.target.matches('[type=importmap]'))
        say('not loaded', event.target.outerHTML.slice(0, 200))
    },
    true
  )
  for (const level of ['error', 'warn'] as const) {
    const print = console[level]
    console[level] = (...words: unknown[]) => {
      say(`console.${level}`, words.join(' '))
      print(...words)
    }
  }
}

/**
 * Serves the site on a port of this machine with the recorder in each document, as a file that the policy of a page allows.
 *
 * @param site its origin
 */
export async function startRecordingProxy(site: string): Promise<{ url: string; stop: () => void }> {
  const { host, hostname, port } = new URL(site)
  const server = createServer((asked, answer) => {
    if (asked.url === RECORDER) {
      answer.setHeader('content-type', 'text/javascript').end(`(${record})()`)
      return
    }
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' }
    if (asked.headers.origin) Object.assign(headers, { origin: site })
    const passed = request(
      { hostname, port, path: asked.url, method: asked.method, headers },
      async (given) => {
        const isPage = given.headers['content-type']?.startsWith('text/html')
        if (!isPage) {
          answer.writeHead(given.statusCode ?? 502, given.headers)
          given.pipe(answer)
          return
        }
        const { 'content-length': _, ...kept } = given.headers
        const page = await readAll(given)
        answer.writeHead(given.statusCode ?? 502, kept)
        answer.end(page.replace(/<head[^>]*>/, (head) => `${head}<script src="${RECORDER}"></script>`))
      }
    )
    // What the browser no longer waits for is not asked for either; what fails becomes a failed request in the page.
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}

async function readAll(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  return Buffer.concat(parts).toString()
}
