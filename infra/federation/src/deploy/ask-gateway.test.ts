import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DeployableReport } from '@site/contracts/browser-health/deployables-report'
import { afterEach, describe, expect, it } from 'vitest'
import { askGateway } from './ask-gateway.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Answers the report of deployables with this text. */
async function serve(text: string, status = 200): Promise<string> {
  const server = createServer(({ url }, response) =>
    response.writeHead(url === '/metrics/deployables' ? status : 404).end(text)
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a gateway that is asked what serves', () => {
  it('says it for each deployable', async () => {
    const shell: DeployableReport = {
      ...{ name: 'shell', state: 'live', serving: '0.1.0-11111111', reason: 'live is verified' },
      versions: []
    }
    const blog: DeployableReport = { ...shell, name: 'mf-blog', state: 'down', serving: null }
    const origin = await serve(JSON.stringify({ deployables: [shell, blog] }))
    expect(await askGateway(origin)).toEqual(
      new Map([
        ['shell', shell],
        ['mf-blog', blog]
      ])
    )
  })

  it('says nothing where none is, or something else', async () => {
    expect(await askGateway('http://127.0.0.1:1')).toBeNull()
    expect(await askGateway(await serve('{"deployables":[]}', 403))).toBeNull()
    expect(await askGateway(await serve('<html>'))).toBeNull()
    expect(await askGateway(await serve('{}'))).toBeNull()
  })
})
