import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { callOverHttp } from './call-over-http.ts'
import { describeUnreached } from './describe-unreached.ts'
import { createReleaseClient } from './release-client.ts'

async function serve(answer: RequestListener): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  }
  onTestFinished(close)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
const saidOf = async (origin: string, signal?: AbortSignal) => {
  const error = await fetch(origin, { redirect: 'error', ...(signal && { signal }) }).catch(
    (reason: unknown) => reason
  )
  return describeUnreached(origin, error, '--to or RELEASES_URL')
}
const line = (origin: string, reason: string) =>
  `${origin} does not answer: ${reason}; check --to or RELEASES_URL`

it('FED-65 says of an address that cannot be reached what was tried, why and what to check', async () => {
  const badPort = 'http://127.0.0.1:1'
  expect(await saidOf(badPort)).toBe(
    line(badPort, 'its port is not allowed, which fetch and browsers never call')
  )
  const { url: gone, close } = await serve(() => undefined)
  await close()
  expect(await saidOf(gone)).toBe(
    line(gone, 'the connection is refused, so that nothing listens at that port')
  )
  const { url: silent } = await serve(() => undefined)
  expect(await saidOf(silent, AbortSignal.timeout(20))).toBe(line(silent, 'no answer came in time'))
  const { url: broken } = await serve((request) => request.destroy())
  expect(await saidOf(broken)).toBe(line(broken, 'the connection was broken off'))
  const { url: elsewhere } = await serve((_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1' }).end()
  )
  expect(await saidOf(elsewhere)).toBe(line(elsewhere, 'it redirects to another address'))
})

it.each([
  ['ENOTFOUND', 'the name of the machine is not found'],
  ['EAI_AGAIN', 'the name of the machine is not found for now: no name server answers'],
  ['CERT_HAS_EXPIRED', 'certificate has expired']
])('FED-65 says so of %s, and what it does not know in the words of the system', (code, reason) => {
  const cause = Object.assign(new Error('certificate has expired'), { code })
  const error = new TypeError('fetch failed', { cause })
  expect(describeUnreached('https://x.example', error, '--to or RELEASES_URL')).toBe(
    line('https://x.example', reason)
  )
})

it('FED-65 says so of a call of the release API too, and the client what its address comes from', async () => {
  const { url: gone, close } = await serve(() => undefined)
  await close()
  const client = createReleaseClient({ origin: gone, token: 'x', setting: '--from' })
  await expect(client.planned()).rejects.toThrow(
    `${gone} does not answer: the connection is refused, so that nothing listens at that port; check --from`
  )
  const { url: silent } = await serve(() => undefined)
  const call = { method: 'GET', headers: {}, timeoutMs: 20 }
  const error = await callOverHttp(silent, call).catch((reason: unknown) => reason)
  expect(describeUnreached(silent, error, '--to or RELEASES_URL')).toBe(
    line(silent, 'no answer came in time')
  )
})
