import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { readSitemap } from './ask-site.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('FED-46 reads the addresses of a site, and takes one that ends in the middle of its answer for none', async () => {
  const sitemap =
    '<urlset><loc>https://a.example/blog?a=1&amp;b=2</loc><loc>https://a.example/</loc></urlset>'
  expect(await readSitemap(await serve((_, response) => response.end(sitemap)))).toEqual(['/blog', '/'])
  const broken = await serve((_, response) => {
    response.writeHead(200, { 'content-length': sitemap.length })
    response.write('<urlset>', () => response.destroy())
  })
  expect(await readSitemap(broken)).toBeNull()
})
