import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { askGateway } from './ask-gateway.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Answers /metrics with this text. */
async function serve(text: string, status = 200): Promise<string> {
  const server = createServer((_, response) => void response.writeHead(status).end(text))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a gateway that is asked what serves', () => {
  it('says it for each deployable', async () => {
    const origin = await serve(
      [
        '# TYPE deployable_serving gauge',
        'deployable_serving{deployable="shell",version="0.1.0-11111111",state="live",service="gateway"} 1',
        'deployable_serving{service="gateway",deployable="mf-blog",version="0.1.0-22222222",state="previous"} 1',
        'registry_unreadable_total{service="gateway"} 0'
      ].join('\n')
    )
    expect(await askGateway(origin)).toEqual(
      new Map([
        ['shell', { version: '0.1.0-11111111', state: 'live' }],
        ['mf-blog', { version: '0.1.0-22222222', state: 'previous' }]
      ])
    )
  })

  it('says nothing where none is, or something else', async () => {
    expect(await askGateway('http://127.0.0.1:1')).toBeNull()
    expect(await askGateway(await serve('forbidden', 403))).toBeNull()
    expect(await askGateway(await serve('<html>'))).toBeNull()
  })
})
