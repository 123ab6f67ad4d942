import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { isPositive, takeCommandLine } from '@site/contracts/command-line'
import { fillBlog } from '../../../e2e/blog/fill-blog.ts'
import { readPage } from '../../../harness/site-api.ts'
import { startTestSystem } from '../../../harness/start-test-system.ts'
import { median } from '../../median.ts'
import type { Bare } from './bare-main.ts'
import { cpuOf } from './cpu.ts'
import { type Shot, shoot } from './load.ts'
import { startNginx } from './nginx.ts'

/**
 * `npm run site -- bench-read`: CPU a request costs the server, for GET /api/blog with 50 articles and for a rendered page, against the
 * same bytes from bare node:http, bare Koa and nginx, and against the list made anew from the database. All in one run, in
 * turns, so that a busy machine costs each the same.
 */
const ARTICLES = 50
const { words } = takeCommandLine({
  usage: 'npm run site -- bench-read [<rounds>]',
  most: 1,
  isWord: isPositive
})
const ROUNDS = Number(words[0] ?? 5)
const REQUESTS = 10_000

interface Contender {
  name: string
  pid: number
  port: number
  path: string
  etag: string
  requests?: number
  /** Kinds of answer it is measured on. */
  kinds: readonly Kind[]
}
type Kind = 'identity' | 'gzip' | 'not modified'
const KINDS: readonly Kind[] = ['identity', 'gzip', 'not modified']

function headersFor(kind: Kind, etag: string): Record<string, string> {
  if (kind === 'not modified') return { accept: '*/*', 'accept-encoding': 'gzip', 'if-none-match': etag }
  return kind === 'gzip' ? { accept: '*/*', 'accept-encoding': 'gzip' } : { accept: '*/*' }
}

async function measure(contender: Contender, kind: Kind): Promise<number> {
  const { pid, port, path, etag, requests = REQUESTS } = contender
  const shot: Shot = { port, path, headers: headersFor(kind, etag) }
  const before = cpuOf(pid)
  await shoot(shot, kind === 'not modified' ? 304 : 200, requests)
  return (cpuOf(pid) - before) / requests
}

async function startBare(bare: Bare, children: ChildProcess[]): Promise<{ pid: number; port: number }> {
  const child = fork(new URL('./bare-main.ts', import.meta.url), {
    execArgv: ['--import', '@site/typescript']
  })
  children.push(child)
  child.send(bare)
  const [port] = await once(child, 'message')
  return { pid: child.pid as number, port }
}

const system = await startTestSystem(
  {
    NODE_ENV: 'production',
    SITE_BRAND: 'fictional',
    DATABASE_TLS: 'off',
    LOG_LEVEL: 'info',
    PREVIEW: 'off'
  },
  'own'
)
const children: ChildProcess[] = []
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
try {
  await fillBlog(system.url, system.code, ARTICLES)
  const gateway = { pid: system.processes.gateway?.pid() as number, port: Number(new URL(system.url).port) }
  const list = await fetch(`${system.url}/api/blog`)
  const [body, etag] = [await list.text(), list.headers.get('etag') ?? '']
  const page = await readPage(`${system.url}/blog`)
  const pageEtag = page.headers.get('etag') ?? ''
  const base = { body, etag, url: system.servers.contentDatabase }
  nginx = await startNginx(body)
  const api = { path: '/api/blog', etag, kinds: KINDS }
  const html = { path: '/blog', etag: pageEtag, kinds: KINDS }
  const contenders: Contender[] = [
    { name: 'bare node:http', ...(await startBare({ ...base, kind: 'node' }, children)), ...api },
    { name: 'bare Koa', ...(await startBare({ ...base, kind: 'koa' }, children)), ...api },
    { name: 'nginx', ...nginx, path: '/api/blog', kinds: KINDS },
    { name: 'ours: GET /api/blog', ...gateway, ...api },
    {
      name: 'from the database each time',
      ...(await startBare({ ...base, kind: 'database' }, children)),
      ...api,
      kinds: ['identity'],
      requests: 1000
    },
    {
      name: 'bare node:http, the page',
      ...(await startBare({ ...base, kind: 'node', body: page.html, etag: pageEtag }, children)),
      ...html
    },
    { name: 'ours: the page /blog', ...gateway, ...html }
  ]
  const costs = new Map<string, number[]>()
  // The first round warms up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const kind of KINDS)
      for (const contender of contenders.filter(({ kinds }) => kinds.includes(kind))) {
        const cost = await measure(contender, kind)
        const key = `${contender.name} ${kind}`
        if (round > 0) costs.set(key, [...(costs.get(key) ?? []), cost])
      }
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}; Node ${process.version}; ${ARTICLES} articles, ${Buffer.byteLength(body)} bytes; page ${Buffer.byteLength(page.html)} bytes`
  )
  console.log(
    `CPU of the server per request in µs: median of ${ROUNDS} rounds of ${REQUESTS} requests, 16 connections`
  )
  console.table(
    contenders.map(({ name, kinds }) => {
      const bare = name.includes('page') ? 'bare node:http, the page' : 'bare node:http'
      const cells = kinds.flatMap((kind) => {
        const cost = median(costs.get(`${name} ${kind}`) ?? [])
        const least = median(costs.get(`${bare} ${kind}`) ?? [])
        return [
          [kind, Math.round(cost * 10) / 10],
          [`${kind}, bare = 1`, Math.round((cost / least) * 100) / 100]
        ]
      })
      return { name, ...Object.fromEntries(cells) }
    })
  )
} finally {
  for (const child of children) child.kill()
  await nginx?.stop()
  await system.stop()
}
