import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { connectDatabase } from '@site/service/database/database'
import { createLog } from '@site/service/observability/log'
import Koa from 'koa'

/** What the parent sends first: what to serve, and how. */
export interface Bare {
  kind: 'node' | 'koa' | 'database'
  body: string
  etag: string
  /** Of the content database, for `database`. */
  url: string
}

const type = 'application/json; charset=utf-8'

/** The least that can be answered: the bytes, their tag and type, compressed once. */
function bareNode({ body, etag }: Bare): RequestListener {
  const plain = Buffer.from(body)
  const zipped = gzipSync(plain, { level: 7 })
  return (request, response) => {
    const common = { ETag: etag, Vary: 'Accept-Encoding', 'Cache-Control': 'public, no-cache' }
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, common).end()
    const isZipped = request.headers['accept-encoding'] === 'gzip'
    const bytes = isZipped ? zipped : plain
    const coding = isZipped ? { 'Content-Encoding': 'gzip' } : {}
    response
      .writeHead(200, { ...common, ...coding, 'Content-Type': type, 'Content-Length': bytes.length })
      .end(bytes)
  }
}

function bareKoa({ body, etag }: Bare): RequestListener {
  const plain = Buffer.from(body)
  const zipped = gzipSync(plain, { level: 7 })
  const app = new Koa()
  app.use((ctx) => {
    ctx.set({ ETag: etag, Vary: 'Accept-Encoding', 'Cache-Control': 'public, no-cache' })
    if (ctx.get('If-None-Match') === etag) {
      ctx.status = 304
      return
    }
    const isZipped = ctx.get('Accept-Encoding') === 'gzip'
    if (isZipped) ctx.set('Content-Encoding', 'gzip')
    ctx.body = isZipped ? zipped : plain
    ctx.type = type
  })
  return app.callback()
}

/** The same answer made anew for each request. */
async function fromDatabase({ url }: Bare): Promise<RequestListener> {
  const db = await connectDatabase({ url, log: createLog({ service: 'bench', level: 'warn' }) })
  const app = new Koa()
  app.use(async (ctx) => {
    const rows = await db.knex('articles').orderBy([
      { column: 'is_pinned', order: 'desc' },
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' }
    ])
    ctx.body = rows.map((row) => ({
      id: row.id,
      title: row.title,
      content: row.content,
      imageUrl: row.image_url,
      createdAt: row.created_at,
      isPinned: Boolean(row.is_pinned)
    }))
  })
  return app.callback()
}

process.once('message', async (bare: Bare) => {
  const listener =
    bare.kind === 'node' ? bareNode(bare) : bare.kind === 'koa' ? bareKoa(bare) : await fromDatabase(bare)
  const server = createServer(listener).listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port)
  })
})
