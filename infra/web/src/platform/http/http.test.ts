import { describe, expect, it, vi } from 'vitest'
import { createHttp, HttpError } from './http.ts'

const answering = (body: string, init: ResponseInit) => {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => new Response(body, init))
  return { fetch, http: createHttp(fetch) }
}

describe('the default fetcher (API-12)', () => {
  it('reads JSON, with credentials', async () => {
    const { fetch, http } = answering('[{"id":1}]', { status: 200 })
    expect(await http.getJson('/api/blog')).toEqual([{ id: 1 }])
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/blog')
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' })
  })

  it.each([
    [
      'the body',
      'Passerelle en panne',
      { status: 502, statusText: 'Bad Gateway' },
      '502: Passerelle en panne'
    ],
    [
      'the message of our problem',
      '{"message":"Article non trouvé.","code":"not-found"}',
      { status: 404 },
      '404: Article non trouvé.'
    ],
    [
      'the status text when there is no body',
      '',
      { status: 401, statusText: 'Unauthorized' },
      '401: Unauthorized'
    ],
    ['the body when its JSON is no problem', '{"error":1}', { status: 500 }, '500: {"error":1}']
  ])('raises the status and %s', async (_, body, init, message) => {
    await expect(answering(body, init).http.getJson('/api/blog')).rejects.toThrow(HttpError)
    await expect(answering(body, init).http.getJson('/api/blog')).rejects.toThrow(message)
  })

  it('keeps the problem and its fields for forms', async () => {
    const { http } = answering('{"message":"Non.","fields":{"email":"Adresse invalide."}}', { status: 422 })
    const error = await http.sendJson('POST', '/api/contact', {}).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 422, problem: { fields: { email: 'Adresse invalide.' } } })
  })

  it('sends JSON, a body on DELETE included, and takes an empty answer for nothing', async () => {
    const { fetch, http } = answering('', { status: 200 })
    expect(await http.sendJson('DELETE', '/api/blog/3', { adminCode: 'x' })).toBeUndefined()
    const init = fetch.mock.calls[0]?.[1]
    expect(init).toMatchObject({ method: 'DELETE', body: '{"adminCode":"x"}' })
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
  })

  it('does not overwrite headers of the caller', async () => {
    const { fetch, http } = answering('{}', { status: 201 })
    await http.sendJson('POST', '/api/contact', {}, { headers: { 'idempotency-key': 'k' } })
    const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers)
    expect([headers.get('idempotency-key'), headers.get('content-type')]).toEqual(['k', 'application/json'])
  })

  it('lets a network error through as it is', async () => {
    const http = createHttp(() => Promise.reject(new TypeError('fetch failed')))
    await expect(http.getJson('/api/blog')).rejects.toThrow(TypeError)
  })
})
