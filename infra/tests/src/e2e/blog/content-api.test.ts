import { articleListSchema, articleSchema } from '@site/contracts/articles/article'
import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { liveMessageSchema } from '@site/contracts/operations/live-message'
import { schedulerStatusSchema, testArticleAnswerSchema } from '@site/contracts/operations/scheduler'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readArticles, readPage } from '../../harness/site-api.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import type { TestSystem } from '../../harness/test-system.ts'
import { until } from '../../harness/until.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startTestSystem({ SCHEDULER: 'on' })
})
afterAll(() => system?.stop())

const STATUS = '/api/admin/scheduler-status'
const asAdmin = () => ({ [ADMIN_CODE_HEADER]: encodeURIComponent(system.code) })
const ask = (path: string, init: RequestInit = {}) => fetch(system.url + path, init)
const send = (method: string, path: string, body: unknown) =>
  ask(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body)
  })
const order = (path: string, adminCode: string) => send('POST', path, { adminCode })
const readStatus = async () =>
  schedulerStatusSchema.required().parse(await (await ask(STATUS, { headers: asAdmin() })).json())

describe('the generator, through the gateway', () => {
  it('has written the article of the day soon after the start', async () => {
    const run = await until('the article of the day', async () => {
      const { runs } = await readStatus()
      return runs.find(({ kind, state }) => kind === 'daily' && state === 'succeeded')
    })
    const today = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date())
    expect(run?.plannedDate).toBe(today)
    expect((await readArticles(system.url)).some(({ id }) => id === run?.articleId)).toBe(true)
  })

  it('tells its status to who has the code, in the header or in the query', async () => {
    for (const path of [STATUS, `${STATUS}?adminCode=faux`]) expect((await ask(path)).status).toBe(401)
    const inQuery = await ask(`${STATUS}?adminCode=${encodeURIComponent(system.code)}`)
    expect(inQuery.status).toBe(200)
    expect(inQuery.headers.get('cache-control')).toBe('no-store')
    const { isRunning, scheduledTime, nextRun } = await readStatus()
    expect({ isRunning, scheduledTime }).toEqual({ isRunning: false, scheduledTime: '00:00' })
    const shown = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'medium' })
    expect(shown.format(new Date(nextRun))).toBe('00:00:00')
    const hours = (Date.parse(nextRun) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(0)
    expect(hours).toBeLessThanOrEqual(25)
  })

  it('shows a test article on every page at the next request, and on the live stream', async () => {
    const stop = new AbortController()
    const stream = await ask('/api/live', { headers: asAdmin(), signal: stop.signal })
    const heard = collect(stream)
    const answer = await order('/api/admin/generate-test-article', system.code)
    expect(answer.status).toBe(201)
    const { article } = testArticleAnswerSchema.parse(await answer.json())
    expect((await readPage(`${system.url}/article/${article.id}`)).status).toBe(200)
    expect((await readPage(`${system.url}/blog`)).html).toContain(`/article/${article.id}`)
    const message = await until('the event', () =>
      heard().find(({ type, data }) => type === 'site.article-generated' && data.articleId === article.id)
    )
    expect(message).toBeTruthy()
    stop.abort()
  })

  it('takes an order by hand, and has its article published', async () => {
    expect((await order('/api/admin/trigger-generation', 'faux')).status).toBe(401)
    const before = (await readArticles(system.url)).length
    const answer = await order('/api/admin/trigger-generation', system.code)
    expect(answer.status).toBe(202)
    await until('the article', async () => (await readArticles(system.url)).length === before + 1)
    const audit = await ask('/api/admin/audit', { headers: asAdmin() })
    expect(JSON.stringify(await audit.json())).toContain('generation-triggered')
  })
})

describe('an article, through the gateway', () => {
  const input = (changes: Record<string, unknown> = {}) => ({
    title: 'Trois tris',
    content: '<p>Un <strong>tri</strong>.</p><script>x()</script>',
    imageUrl: '',
    adminCode: system.code,
    ...changes
  })
  const create = async () => articleSchema.parse(await (await send('POST', '/api/blog', input())).json())

  it('is created, changed, pinned and deleted, with the answers of API-3 to API-5', async () => {
    const article = await create()
    expect(article).toMatchObject({ title: 'Trois tris', content: '<p>Un <strong>tri</strong>.</p>' })
    const path = `/api/blog/${article.id}`
    const changed = await send('PUT', path, input({ title: 'Quatre tris', imageUrl: '/images/tri.webp' }))
    expect(await changed.json()).toEqual({
      ...article,
      title: 'Quatre tris',
      imageUrl: '/images/tri.webp',
      editedAt: expect.any(String)
    })
    const pinned = await send('PATCH', `${path}/pin`, { adminCode: system.code })
    expect(await pinned.json()).toMatchObject({ article: { isPinned: true }, message: 'Article épinglé' })
    expect((await readArticles(system.url)).filter(({ isPinned }) => isPinned).map(({ id }) => id)).toContain(
      article.id
    )
    const unpinned = await send('PATCH', `${path}/pin`, { adminCode: system.code })
    expect(await unpinned.json()).toMatchObject({
      article: { isPinned: false },
      message: 'Article désépinglé'
    })
    expect((await send('DELETE', path, { adminCode: system.code })).status).toBe(200)
    const gone = await ask(path)
    expect([gone.status, await gone.json()]).toEqual([
      404,
      expect.objectContaining({ message: 'Article non trouvé' })
    ])
  })

  it('is left alone by who has no code, or sends what may not be stored', async () => {
    const article = await create()
    const path = `/api/blog/${article.id}`
    const calls = [
      ['POST', '/api/blog'],
      ['PUT', path],
      ['DELETE', path],
      ['PATCH', `${path}/pin`]
    ] as const
    for (const [method, address] of calls) {
      const refused = await send(method, address, input({ adminCode: 'faux' }))
      expect([refused.status, await refused.json()]).toEqual([
        401,
        expect.objectContaining({ message: 'Code administrateur incorrect.' })
      ])
    }
    for (const blank of [{ title: '  ' }, { content: '<p></p>' }, { title: 'x'.repeat(201) }]) {
      const refused = await send('PUT', path, input(blank))
      expect(refused.status).toBe(422)
      expect((await refused.json()).message).toMatch(/titre|contenu/)
    }
    expect(await (await ask(path)).json()).toEqual(article)
  })

  it('leaves the list 304 until it changes', async () => {
    const { headers } = await ask('/api/blog')
    const held = { 'If-None-Match': headers.get('etag') ?? '' }
    expect((await ask('/api/blog', { headers: held })).status).toBe(304)
    const article = await create()
    const fresh = await ask('/api/blog', { headers: held })
    expect(fresh.status).toBe(200)
    expect(articleListSchema.parse(await fresh.json()).some(({ id }) => id === article.id)).toBe(true)
  })
})

/** The messages of a live stream so far. */
function collect(response: Response) {
  let text = ''
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  read().catch(() => undefined) // ended by the test: what came before counts
  return () =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => liveMessageSchema.parse(JSON.parse(data)))
}
