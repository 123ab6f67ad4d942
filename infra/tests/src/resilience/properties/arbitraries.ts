import fc from 'fast-check'
import type { RawRequest } from './send-raw.ts'

/** Texts that are difficult for parsers, databases and templates. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  '\ufeff',
  '\u202e',
  '\ud800',
  "' OR 1=1 --",
  '"; DROP TABLE leads; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  '=1+1',
  'NaN',
  '-0',
  '1e309',
  '9'.repeat(40),
  'a'.repeat(5000),
  '💥'.repeat(300),
  'é'.repeat(256),
  '\r\nX-Injected: 1'
]

export const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string()
)

/** Half a pair of surrogates cannot be encoded. */
const wellFormed = (given: string) => given.replace(/\p{Surrogate}/gu, '\ufffd')

/** Any JSON value, with the difficult texts among them. */
export const value = fc.oneof(
  text,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    [],
    {},
    [[[[]]]],
    { length: 1 },
    { toString: 1 }
  ),
  fc.integer(),
  fc.jsonValue({ maxDepth: 4 })
)

/** `valid` with some fields replaced, some missing, and some unknown ones. */
export const spoilt = (
  valid: Record<string, unknown>,
  kept: string[] = []
): fc.Arbitrary<Record<string, unknown>> => {
  const names = Object.keys(valid).filter((name) => !kept.includes(name))
  const changes = fc.uniqueArray(fc.tuple(fc.constantFrom(...names, 'inconnu', 'id'), value), {
    minLength: 1,
    maxLength: 4,
    selector: ([name]) => name
  })
  const gone = fc.subarray(names, { maxLength: Math.min(2, names.length) })
  return fc.tuple(changes, gone).map(([changed, missing]) => {
    const entries = Object.entries({ ...valid, ...Object.fromEntries(changed) })
    return Object.fromEntries(entries.filter(([name]) => !missing.includes(name)))
  })
}

/** Bodies that are not JSON objects: cut off, of another type, or with a false Content-Encoding. */
const rawBody: fc.Arbitrary<Pick<RawRequest, 'headers' | 'body'>> = fc.oneof(
  fc.tuple(fc.json(), fc.nat(40)).map(([json, end]) => ({
    headers: { 'content-type': 'application/json' },
    body: json.slice(0, end)
  })),
  fc
    .tuple(
      fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''),
      text
    )
    .map(([type, body]) => ({ headers: { 'content-type': type }, body })),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => ({
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: Buffer.from(bytes)
  })),
  fc.json().map((body) => ({ headers: { 'content-type': 'application/json' }, body }))
)

/** The headers that the routes read. */
const headers = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'referer',
    'x-forwarded-for',
    'x-request-id',
    'if-none-match',
    'accept',
    'accept-encoding',
    'x-forwarded-proto',
    'traceparent',
    'forwarded'
  ),
  text.map((given) => given.slice(0, 300)),
  { maxKeys: 2 }
)

/** Nineteen of twenty bodies reach the schema; the other is not even JSON. */
export const bodies = (json: fc.Arbitrary<unknown>): fc.Arbitrary<Pick<RawRequest, 'headers' | 'body'>> =>
  fc.oneof(
    {
      weight: 19,
      arbitrary: fc.tuple(json, headers).map(([body, more]) => ({
        headers: { ...more, 'content-type': 'application/json' },
        body: JSON.stringify(body)
      }))
    },
    { weight: 1, arbitrary: rawBody }
  )

/** A query whose parameters have known names and meaningless values, and are sometimes repeated or badly encoded. */
export const queries = (names: string[], fixed: Record<string, string> = {}): fc.Arbitrary<string> => {
  const encoded = fc.oneof(
    { weight: 19, arbitrary: text.map((given) => encodeURIComponent(wellFormed(given).slice(0, 300))) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%ff', '%c0%ae', '+', '[]') }
  )
  const pairs = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), encoded), {
    maxLength: 3,
    selector: ([name]) => name
  })
  const always = Object.entries(fixed).map((pair) => pair.join('='))
  return fc.tuple(pairs, fc.boolean(), fc.nat(19)).map(([given, isLast, dice]) => {
    const own = given.map((pair) => pair.join('='))
    const twice = dice === 0 ? own.slice(0, 1) : []
    return `?${[...(isLast ? [...own, ...always] : [...always, ...own]), ...twice].join('&')}`
  })
}

/** One segment of a path, encoded or not. */
export const segment = fc.oneof(
  fc.nat().map(String),
  fc.integer().map(String),
  text.map((given) => encodeURIComponent(wellFormed(given).slice(0, 120))),
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '..%2f..%2f',
    '%',
    '%zz',
    '%c0%ae%c0%ae',
    '~',
    ';',
    '\\..\\',
    '1;drop',
    '01',
    '1.0',
    ''
  )
)

export { headers }
