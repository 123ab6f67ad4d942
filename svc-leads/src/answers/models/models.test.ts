import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestLeads } from '../../testing/start-test-leads.ts'

/** The models of answers: who may change them is in codes/scopes.test.ts. */
describe.each(DIALECTS)('models of answers on %s', (dialect) => {
  let leads: TestService
  beforeEach(async () => {
    leads = await startTestLeads(dialect)
  })
  afterEach(() => leads.stop())

  const list = async (): Promise<{ id: number; name: string }[]> =>
    (await leads.get('/api/answer-models', { 'x-admin-code': encodeURIComponent(TEST_CODE) })).body
  const send = (method: string, path: string, body: object = {}) =>
    leads.send(method, `/api/answer-models${path}`, { adminCode: TEST_CODE, ...body })
  const model = {
    name: 'Après l’appel',
    subject: 'Suite à notre échange',
    text: 'Bonjour {prénom},\n\nMerci.'
  }

  it('ANSWER-12 begins with three, once, and changes them', async () => {
    const first = await list()
    expect(first.map(({ name }) => name)).toEqual([
      'Demander des précisions',
      'Proposer un rendez-vous',
      'Relancer sans insister'
    ])
    const made = await send('POST', '', model)
    expect(made).toMatchObject({ status: 201, body: model })
    const changed = await send('PUT', `/${made.body.id}`, { ...model, text: 'Autre' })
    expect(changed.body).toMatchObject({ id: made.body.id, text: 'Autre' })
    for (const { id } of await list())
      expect((await send('DELETE', `/${id}`)).body).toEqual({ message: 'Modèle supprimé' })
    await leads.addReplica()
    expect(await list()).toEqual([])
    expect((await send('DELETE', `/${made.body.id}`)).status).toBe(404)
    const actions = await leads.db.knex('audit_entries').orderBy('id').pluck('action')
    expect(actions.filter((action: string) => action.startsWith('answer-model'))).toEqual([
      'answer-model-created',
      'answer-model-changed',
      ...Array(4).fill('answer-model-deleted')
    ])
  })

  it('ANSWER-12 refuses a name that is taken and a variable that does not exist', async () => {
    expect(await send('POST', '', { ...model, name: 'Proposer un rendez-vous' })).toMatchObject({
      status: 409,
      body: { code: 'model-name-taken' }
    })
    expect((await send('POST', '', { ...model, subject: 'Bonjour {prix}' })).body.fields).toHaveProperty(
      'subject'
    )
  })
})
