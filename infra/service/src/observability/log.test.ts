import { describe, expect, test } from 'vitest'
import { createTestLog } from '../testing/test-database.ts'

const SECRET = 'Sésame-ouvre-toi'

describe('createLog', () => {
  test.each([
    ['a key', { adminCode: SECRET }],
    ['a short key', { code: SECRET }],
    ['a header', { headers: { 'x-admin-code': SECRET, authorization: SECRET, cookie: SECRET } }],
    ['a deep key', { a: { b: [{ c: { adminCode: SECRET } }] } }],
    ['an address', { url: `/admin/leads?code=${SECRET}&x=1` }],
    ['JSON in a text', { text: JSON.stringify({ adminCode: SECRET }) }],
    ['JSON in JSON in a text', { text: JSON.stringify(JSON.stringify({ adminCode: SECRET })) }],
    ['an error message', { err: new Error(`GET /x?adminCode=${SECRET} failed`) }],
    ['an error with a body', { err: Object.assign(new Error('Bad'), { body: { adminCode: SECRET } }) }],
    ['the cause of an error', { err: new Error('Bad', { cause: new Error(`{"adminCode":"${SECRET}"}`) }) }],
    ['an error elsewhere', { failure: Object.assign(new Error('Bad'), { sql: `insert '${SECRET}'` }) }]
  ])('hides the code in %s', (_, fields) => {
    const { log, text } = createTestLog()
    log.info(fields, 'line')
    log.child(fields).info('child line')
    expect(text()).toContain('line')
    expect(text()).not.toContain(SECRET)
  })

  test('hides the code in the message itself', () => {
    const { log, text } = createTestLog()
    log.warn(`cannot GET /api/leads?adminCode=${encodeURIComponent(SECRET)}`)
    log.warn(`body {"adminCode":"${SECRET}"} refused`)
    expect(text()).not.toContain(encodeURIComponent(SECRET))
    expect(text()).not.toContain(SECRET)
  })

  test('keeps what an operator needs of an error: its type, its code, its stack and its cause', () => {
    const { log, entries } = createTestLog()
    log.error(
      { err: Object.assign(new TypeError('no'), { code: 'ECONNREFUSED', cause: new Error('why') }) },
      'x'
    )
    expect(entries()[0]?.err).toMatchObject({
      type: 'TypeError',
      message: 'no',
      errorCode: 'ECONNREFUSED',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'why' }
    })
  })

  test('writes its level as a word and its time as an ISO instant', () => {
    const { log, entries } = createTestLog()
    log.info('x')
    expect(entries()[0]).toMatchObject({
      level: 'info',
      service: 'test',
      time: expect.stringMatching(/^\d{4}-.*Z$/)
    })
  })
})
