import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { dataHere } from './data-here.ts'

/** A site whose API answers with the path that it was asked for. */
async function startSite(): Promise<number> {
  const server = createServer(({ url }, response) =>
    response
      .writeHead(url === '/api/missing' ? 404 : 200, {
        'content-type': url === '/api/page' ? 'text/html' : 'application/json'
      })
      .end(JSON.stringify({ message: url }))
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

function dataFolder(running?: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  if (running) writeFileSync(join(folder, 'running.json'), JSON.stringify(running))
  return folder
}

it('FED-45 the command reads the data of the site that runs on its data folder, or at PORT', async () => {
  const port = await startSite()
  const noted = dataFolder({ gateway: `http://127.0.0.1:${port}` })
  for (const env of [{ DATA_DIR: noted }, { DATA_DIR: dataFolder(), PORT: String(port) }]) {
    const read = dataHere(env)
    expect(await read?.('/api/blog?page=2')).toEqual({ status: 200, body: '{"message":"/api/blog?page=2"}' })
    expect(await read?.('/api/missing')).toMatchObject({ status: 404 })
    expect(await read?.('/api/page')).toMatchObject({ status: 503 })
    for (const other of ['/admin', 'http://127.0.0.1:1/api/blog', '//127.0.0.1:1/api/blog', '/api/../admin'])
      expect(await read?.(other)).toMatchObject({ status: 404, body: expect.stringContaining(other) })
  }
})

it('FED-45 it has no data where no site is noted, and an error that may pass where that has ended', async () => {
  expect(dataHere({ DATA_DIR: dataFolder() })).toBeUndefined()
  expect(dataHere({ DATA_DIR: dataFolder({ runner: { pid: 1 } }) })).toBeUndefined()
  const ended = dataHere({ DATA_DIR: dataFolder({ gateway: 'http://127.0.0.1:1' }) })
  expect(await ended?.('/api/blog')).toMatchObject({ status: 503 })
})
