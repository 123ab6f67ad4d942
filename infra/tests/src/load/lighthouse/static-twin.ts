import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export interface TwinServer {
  url: string
  stop: () => Promise<void>
}

/**
 * The page as one would write it by hand: the same text, markup and styles in one file, without a script. Fonts and
 * pictures are the site's own, from the same address as the page.
 *
 * @param html the page as the site answers it
 * @param readText reads a file of the site by its path
 */
export async function writeTwin(html: string, readText: (path: string) => Promise<string>): Promise<string> {
  // What stands in the page already is linked too, disabled, for who asks whether it is there.
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?![^>]* disabled)[^>]*>/g)]
  const sheets = await Promise.all(
    links.map(async ([, href = '']) => {
      const css = await readText(href)
      return css.replaceAll(/url\(["']?(?!data:|\/)([^"')]+)["']?\)/g, (_, file: string) => {
        const { pathname } = new URL(file, new URL(href, 'http://site.example'))
        return `url(${pathname})`
      })
    })
  )
  const bare = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
  return bare.replace('</head>', () => `<style>${sheets.join('\n')}</style>\n</head>`)
}

/** Serves twins by path, and everything else from the site itself, so that fonts come from the same origin. */
export async function serveTwins(twins: Map<string, string>, site: string): Promise<TwinServer> {
  const pages = new Map([...twins].map(([path, html]) => [path, brotliCompressSync(html)]))
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const page = pages.get(path)
    if (page) {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(page)
      return
    }
    fetch(site + path).then(
      async ({ status, headers, body }) => {
        const type = headers.get('content-type') ?? 'application/octet-stream'
        const bytes = Buffer.from(await new Response(body).arrayBuffer())
        response
          .writeHead(status, { 'content-type': type, 'cache-control': 'public, max-age=31536000' })
          .end(bytes)
      },
      () => response.writeHead(502).end()
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections())
  }
}
