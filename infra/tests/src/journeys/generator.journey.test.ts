import { ADMIN_CODE_HEADER } from '@site/contracts/admin'
import { liveMessageSchema } from '@site/contracts/events'
import { schedulerStatusSchema, testArticleAnswerSchema } from '@site/contracts/scheduler'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../until.ts'
import { readArticles, readPage } from './site-api.ts'
import { startTestSystem, type TestSystem } from './start-test-system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startTestSystem({ SCHEDULER: 'on' })
})
afterAll(() => system?.stop())

const STATUS = '/api/admin/scheduler-status'
const asAdmin = () => ({ [ADMIN_CODE_HEADER]: encodeURIComponent(system.code) })
const ask = (path: string, init: RequestInit = {}) => fetch(system.url + path, init)
const order = (path: string, adminCode: string) =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ adminCode })
  })
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
