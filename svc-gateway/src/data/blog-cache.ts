import { blogCalls } from '@site/contracts/operations/calls/blog'
import { faqCalls } from '@site/contracts/operations/calls/public/faq'
import type { Middleware } from 'koa'
import { createRepresentation, type Representation, sendRepresentation } from '../http/representation.ts'
import type { ResponseCache } from '../http/response-cache.ts'
import { readText, type Upstream } from '../upstream/upstream.ts'
import type { JsonAnswer } from './json-answer.ts'
import { createRenewedStore } from './renewed-store.ts'
import type { DataMark, DataRevision } from './revision.ts'

/** The list, its cards, one article, what the article's page shows; and the questions that were answered. */
const READS = [
  blogCalls.listArticles,
  blogCalls.listCards,
  blogCalls.readArticle,
  blogCalls.readReading,
  faqCalls.listFaq
]
const PATH = new RegExp(`^(${READS.map(({ path }) => path.replace(':id', '\\d{1,9}')).join('|')})$`)
/** Parameters these know (API-2); others make no other answer. */
const PARAMETERS = ['cursor', 'ids', 'limit', 'page', 'topic', 'q']
/** What is searched for is kept for nobody: a flood of words would push out what everybody reads. */
const isSearch = (path: string) => /[?&]q=/.test(path)
const MAX_ANSWERS = 200
const MAX_BYTES = 32 * 1024 * 1024

interface BlogAnswer extends JsonAnswer {
  representation: Representation
  headers: Record<string, string>
  mark: DataMark
}

export interface BlogCache {
  /** GET and HEAD of the list and what is below it, kept until an article changes. */
  middleware: Middleware
  /** The same for a page rendered here; null for any other path. Throws like Upstream.call. */
  read: (path: string) => Promise<JsonAnswer> | null
}

/** The list of articles, read once from svc-content for all who ask until the data move (PAGE-6). */
export function createBlogCache(options: {
  content: Upstream
  data: DataRevision
  responseCache: ResponseCache
  timeoutMs: number
}): BlogCache {
  const { content, data, responseCache, timeoutMs } = options
  const store = createRenewedStore<BlogAnswer>({
    maxEntries: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeOf: ({ representation }) => representation.size
  })

  const fetchAnswer = async (path: string, mark: DataMark) => {
    const headers = { accept: 'application/json' }
    const answer = await readText(content, { method: 'GET', path, headers, timeoutMs })
    const type = String(answer.headers['content-type'] ?? 'application/json')
    const retry = answer.headers['retry-after']
    const value: BlogAnswer = {
      status: answer.status,
      body: answer.text,
      // The service's own tag: pages name it when they ask whether the list is still what they were made from.
      representation: createRepresentation(answer.text, type, tagOf(answer.headers)),
      headers: {
        ...pick(answer.headers, ['link', 'x-next-cursor', 'x-total-count']),
        ...(retry && { 'Retry-After': retry })
      },
      mark
    }
    return { value, keep: answer.status === 200 && !isSearch(path), isFresh: () => data.isFresh(mark) }
  }

  const readStored = async (path: string) => {
    const mark = data.mark()
    return (await store.read(path, String(mark.revision), () => fetchAnswer(path, mark))).value
  }
  const read = (path: string) => {
    const [name = '', query = ''] = path.split('?')
    return PATH.test(name) ? readStored(name + knownQuery(query)) : null
  }

  return {
    read,
    async middleware(ctx, next) {
      const reading = ctx.method === 'GET' || ctx.method === 'HEAD' ? read(ctx.path + ctx.search) : null
      if (!reading) return next()
      const { status, headers, representation, mark } = await reading
      ctx.status = status
      ctx.set(headers)
      if (status !== 200) {
        ctx.type = representation.type
        ctx.body = await representation.encode('identity')
        return
      }
      ctx.set('Cache-Control', 'public, no-cache')
      await sendRepresentation(ctx, representation)
      if (!isSearch(ctx.search)) responseCache.keep(ctx, representation, () => data.isFresh(mark))
    }
  }
}

function knownQuery(query: string): string {
  const given = new URLSearchParams(query)
  const known = PARAMETERS.flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value]]
  })
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

const tagOf = ({ etag }: Record<string, unknown>) => (typeof etag === 'string' ? { etag } : {})

const pick = (headers: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []))
  )
