import { describe, expect, test } from 'vitest'
import { redactText, redactUrl } from './redact.ts'

describe('redactUrl', () => {
  test.each([
    ['/a?code=x', '/a?code=[redacted]'],
    ['/a?admin%43ode=x&b=1', '/a?admin%43ode=[redacted]&b=1'],
    ['/a?mf-blog=1&preview-signature=x.y', '/a?mf-blog=1&preview-signature=[redacted]'],
    ['/a?CODE=x', '/a?CODE=[redacted]'],
    ['/a?adminCode[]=x&adminCode%5B0%5D=y', '/a?adminCode[]=[redacted]&adminCode%5B0%5D=[redacted]'],
    ['/a?b=1&adminCode=x?y=z"\'<', '/a?b=1&adminCode=[redacted]'],
    ['/a?source=code', '/a?source=code'],
    ['/a?search=a@b.fr&source=popup', '/a?search=[redacted]&source=popup'],
    ['/a?postcode=75011', '/a?postcode=75011'],
    ['/a', '/a']
  ])('%s', (url, expected) => {
    expect(redactUrl(url)).toBe(expected)
  })
})

describe('redactText hides a JSON string to its end', () => {
  const hidden = { adminCode: '[redacted]', next: 'kept' }
  test.each([['plain'], ['a"b'], ['a\\b'], ['ends with \\'], ['"'], ['\\"'], ['a","next":"b'], ["it's"]])(
    '%s',
    (code) => {
      const body = { adminCode: code, next: 'kept' }
      const once = JSON.stringify(body)
      expect(redactText(once)).toBe(JSON.stringify(hidden))
      expect(redactText(JSON.stringify({ once }))).toBe(JSON.stringify({ once: JSON.stringify(hidden) }))
      const twice = JSON.stringify([once])
      expect(redactText(JSON.stringify({ twice }))).toBe(
        JSON.stringify({ twice: JSON.stringify([JSON.stringify(hidden)]) })
      )
    }
  )

  test('and text cut in the middle of it', () => {
    expect(redactText('Unexpected token in {"adminCode":"Sésa')).toBe(
      'Unexpected token in {"adminCode":"[redacted]'
    )
  })
})
