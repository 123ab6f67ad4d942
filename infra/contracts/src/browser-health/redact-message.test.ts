import { describe, expect, it } from 'vitest'
import { redactMessage } from './redact-message.ts'

describe('HEALTH-4 the message of an error', () => {
  it.each([
    ['keeps what says what is wrong', "TypeError: Cannot read properties of undefined (reading 'id')"],
    ['keeps small numbers', 'RangeError: 404 is not between 0 and 100'],
    ['keeps a question', 'Is this a list? No.']
  ])('%s', (_, text) => expect(redactMessage(text)).toBe(text))

  it.each([
    ['an e-mail address', 'no lead of ada.lovelace+x@exemple.fr here', 'no lead of […] here'],
    ['one in quotes', 'no "ada@exemple.fr"', 'no "[…]"'],
    ['one that is not whole', 'no ada@', 'no […]'],
    ['a query string', 'GET /api/leads?adminCode=abc&search=ada failed', 'GET /api/leads[…] failed'],
    ['a fragment', 'GET /apercu#wq1hN0yVd3 failed', 'GET /apercu[…] failed'],
    ['a code that is named', 'adminCode: "le code de la maison" is wrong', 'adminCode: […] is wrong'],
    ['a code in an address', 'code=le-code is wrong', 'code=[…] is wrong'],
    ['a word of letters and digits', 'cannot find canari4f5e6d7c8b9a', 'cannot find […]'],
    ['a long word without digits', `cannot find ${'abcdefgh'.repeat(4)}`, 'cannot find […]'],
    ['a number of more than 4 digits', 'lead 48213 is gone', 'lead […] is gone'],
    ['a telephone', 'no +33 6 12 34 56 78 there', 'no +[…] there'],
    ['a telephone with dots', 'no 06.12.34.56.78 there', 'no […] there'],
    ['lines and control characters', 'one\n\ttwo\u0000three', 'one two three']
  ])('loses %s', (_, text, left) => expect(redactMessage(text)).toBe(left))

  it('loses what was typed and what the address says, wherever it stands', () => {
    expect(redactMessage('Bonjour Ada, le-code ne va pas, le-code', ['Ada', 'le-code'])).toBe(
      'Bonjour […], […] ne va pas, […]'
    )
  })

  it('is 200 characters long at most, and cuts no word in two that it should have taken out', () => {
    expect(redactMessage('mot '.repeat(500))).toHaveLength(200)
    const secret = `${'x '.repeat(495)}ada.lovelace@exemple.fr`
    expect(redactMessage(secret.repeat(2))).not.toContain('ada')
  })

  it('takes no time for a text of any shape', () => {
    const start = performance.now()
    for (const text of [
      '@'.repeat(5000),
      'a'.repeat(5000),
      '1 '.repeat(3000),
      '?'.repeat(5000),
      'code=code='.repeat(500)
    ])
      redactMessage(text)
    expect(performance.now() - start).toBeLessThan(200)
  })
})
