import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { takeRunningFile } from '../processes/running-file.ts'
import { ignore } from '../system/ignore.ts'
import { makeFolder } from '../testing/testing.ts'
import { describeRemotes, findGateway } from './remotes.ts'

/** A gateway that says which version of the shell serves. */
async function serveReport(): Promise<string> {
  const shell = {
    name: 'shell',
    state: 'live',
    serving: '0.1.0-11111111',
    reason: 'live is verified',
    versions: []
  }
  const text = JSON.stringify({ deployables: [shell] })
  const server = createServer(({ url }, response) =>
    response.writeHead(url === '/metrics/deployables' ? 200 : 404).end(text)
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('the gateway that npm run site -- remotes asks', () => {
  it('is that of the system that runs, on whatever port', async () => {
    const folder = makeFolder()
    const gateway = await serveReport()
    const file = await takeRunningFile(folder, ignore)
    file.noteGateway(gateway)
    const found = findGateway({}, folder)
    expect(found).toBe(gateway)
    expect((await describeRemotes(makeFolder(), found)).at(-1)).toBe(`serves: as ${gateway} says`)
    file.release()
    expect(findGateway({}, folder)).toBeNull()
  })

  it('is at PORT of the environment, whatever runs', async () => {
    const folder = makeFolder()
    const file = await takeRunningFile(folder, ignore)
    file.noteGateway('http://127.0.0.1:1')
    expect(findGateway({ PORT: '9090' }, folder)).toBe('http://127.0.0.1:9090')
    file.release()
  })

  it('is missed with a sentence that says what to do where nothing runs, and with its address where none answers', async () => {
    expect((await describeRemotes(makeFolder(), findGateway({}, makeFolder()))).at(-1)).toMatch(
      /^No system runs here.*npm start.*--gateway=<address>$/
    )
    expect((await describeRemotes(makeFolder(), 'http://127.0.0.1:1')).at(-1)).toMatch(
      /^No gateway answers at http:\/\/127\.0\.0\.1:1,/
    )
  })
})
