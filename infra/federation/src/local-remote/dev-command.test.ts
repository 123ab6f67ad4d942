import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { devInSite, readInSite } from './dev-command.ts'

const project = { name: 'mf-jobs', dir: '/nowhere', packageVersion: '0.1.0' }
const dev = (site: string) =>
  devInSite(project, { site, port: 0, canWrite: false, say: () => undefined }).catch(
    (error: Error) => error.message
  )

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  onTestFinished(() => void server.close())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('FED-51 says in one line that the site does not answer, or is none', async () => {
  expect(await dev('http://127.0.0.1:1')).toBe(
    'http://127.0.0.1:1 does not answer: its port is not allowed, which fetch and browsers never call; check --site'
  )
  const other = await serve((_, response) => response.setHeader('content-type', 'application/json').end('{}'))
  expect(await dev(other)).toBe(`${other} answers, and is no site of this product`)
  const pages = await serve((_, response) => response.end('<!doctype html>'))
  expect(await dev(pages)).toBe(`${pages} answers, and is no site of this product`)
})

it('FED-51 takes the address of a site, and refuses what is none', () => {
  expect(readInSite({ site: 'https://www.example.org/blog', write: true })).toEqual({
    site: 'https://www.example.org',
    port: 5173,
    canWrite: true
  })
  expect(() => readInSite({})).toThrow('which site?')
  expect(() => readInSite({ site: 'ftp://example.org' })).toThrow('which site?')
  expect(() => readInSite({ site: 'https://example.org', port: '70000' })).toThrow('--port')
})
