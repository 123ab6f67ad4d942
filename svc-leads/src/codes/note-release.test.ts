import { NOTE_RELEASE_PATH } from '@site/contracts/access/release-note'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestLeads } from '../testing/start-test-leads.ts'

describe.each(DIALECTS)('releases in the log of administrators on %s', (dialect) => {
  let leads: TestService
  beforeEach(async () => {
    leads = await startTestLeads(dialect)
  })
  afterEach(() => leads.stop())

  const note = (adminCode: unknown, more: object = {}) =>
    leads.send('POST', NOTE_RELEASE_PATH, {
      ...{ adminCode, action: 'release-rolled-back', deployable: 'mf-blog' },
      ...{ from: '0.1.0-22222222', to: '0.1.0-11111111' },
      ...more
    })
  const codeOf = async (scopes: string[]) => {
    const made = { adminCode: TEST_CODE, name: 'Camille Astier', scopes }
    return (await leads.send('POST', '/api/admin/codes', made)).body.code
  }
  const log = async () =>
    (await leads.get('/api/leads/audit?scope=all', { 'x-admin-code': TEST_CODE })).body.filter(
      ({ action }: { action: string }) => action === 'release-rolled-back'
    )

  it('BOARD-5 name the front end, its versions and whose code it was', async () => {
    expect((await note(await codeOf(['releases']))).status).toBe(204)
    expect((await note(TEST_CODE)).status).toBe(204)
    const subject = 'mf-blog 0.1.0-22222222 → 0.1.0-11111111'
    const [shared, named] = await log()
    expect(named).toMatchObject({ subject, subjectId: null, by: 'Camille Astier' })
    expect(shared).toMatchObject({ subject, subjectId: null })
    expect(shared).not.toHaveProperty('by')
  })

  it('BOARD-10 name a front end that was retired, and what was live of it', async () => {
    expect((await note(TEST_CODE, { action: 'release-retired', to: undefined })).status).toBe(204)
    const { body } = await leads.get('/api/leads/audit?scope=all', { 'x-admin-code': TEST_CODE })
    expect(body[0]).toMatchObject({ action: 'release-retired', subject: 'mf-blog 0.1.0-22222222' })
  })

  it('BOARD-10 name a front end that came back, of which none was live', async () => {
    expect((await note(TEST_CODE, { action: 'release-made-live', from: undefined })).status).toBe(204)
    const { body } = await leads.get('/api/leads/audit?scope=all', { 'x-admin-code': TEST_CODE })
    expect(body[0]).toMatchObject({ action: 'release-made-live', subject: 'mf-blog 0.1.0-11111111' })
  })

  it('BOARD-7 are written for nobody without the right, nor under another name', async () => {
    const code = await codeOf(['releases'])
    expect((await note('faux')).status).toBe(401)
    expect((await note(await codeOf(['leads', 'articles']))).status).toBe(403)
    expect((await note(code, { action: 'lead-deleted' })).status).toBe(422)
    expect((await note(code, { deployable: 'marc@hotel.example' })).status).toBe(422)
    expect(await log()).toEqual([])
  })
})
