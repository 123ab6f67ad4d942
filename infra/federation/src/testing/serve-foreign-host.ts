import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { REPOSITORY } from '../repository/paths.ts'

const FIXTURE = join(REPOSITORY, 'infra/federation/fixtures/foreign-host')
const PAGE =
  '<!doctype html><meta charset="utf-8"><title>Autre site</title><script type="module" src="/host.js"></script>'
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

export interface ForeignHost {
  /** Address of its page where that shows a view of a remote. `hasPlatform`: the host shares the platform too. */
  pageOf: (view: { remote: string; manifest: string; view: string; hasPlatform?: boolean }) => string
  stop: () => Promise<void>
}

/** Builds the foreign host and serves it on an origin of its own. */
export async function serveForeignHost(): Promise<ForeignHost> {
  const { output } = (await build({
    root: FIXTURE,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(FIXTURE, 'host.tsx'), output: { entryFileNames: 'host.js' } }
    }
  })) as Rolldown.RolldownOutput
  const files = new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source])
  )
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://host').pathname
    const file = path === '/' ? PAGE : files.get(path)
    const type = TYPES[extname(path)] ?? 'text/html; charset=utf-8'
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    pageOf({ hasPlatform, ...view }) {
      const query = new URLSearchParams({ ...view, ...(hasPlatform && { platform: '' }) })
      return `http://127.0.0.1:${port}/?${query}`
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}
