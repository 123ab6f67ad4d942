import { TEST_CODE } from '@site/service/testing/start-test-service'
import { expect, it } from 'vitest'
import { article, fails, says, startModelServer } from '../../testing/start-model-server.ts'
import { startTestContent } from '../../testing/start-test-content.ts'

it('a service told WRITER=openai publishes what the model writes, and keeps the key to itself', async () => {
  const model = await startModelServer()
  const KEY = 'sk-secret-de-test'
  const content = await startTestContent('sqlite', {
    env: {
      WRITER: 'openai',
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: 'm',
      OPENAI_API_KEY: KEY,
      LOG_LEVEL: 'trace'
    }
  })
  const ask = () => content.send('POST', '/api/admin/generate-test-article', { adminCode: TEST_CODE })
  model.reply(says(article({ title: 'Écrit par un modèle' })))
  expect((await ask()).body.article.title).toBe('Écrit par un modèle')
  model.reply(fails(401))
  expect((await ask()).status).toBe(502)
  const status = await content.get('/api/admin/scheduler-status', {
    'X-Admin-Code': encodeURIComponent(TEST_CODE)
  })
  expect(status.body.runs.map(({ cause }: { cause: string | null }) => cause)).toEqual([
    'Le service de rédaction refuse la demande\u00a0: vérifiez son adresse, son modèle et sa clé. (HTTP 401)',
    null
  ])
  expect(model.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  const stored = JSON.stringify([await content.db.knex('article_runs'), await content.db.knex('outbox')])
  for (const place of [content.logText(), stored, JSON.stringify(status.body)])
    expect(place).not.toContain(KEY)
  await content.stop()
  await model.stop()
})
