import { AUTH_FLAG } from '@site/contracts/site/brand'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '../http/http.ts'
import { createSession } from './session.ts'

const kept = new Map<string, string>()
const events = new EventTarget()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key)
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', {
    localStorage: storage,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events)
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer)
  return { fetch, session: createSession(createHttp(fetch)) }
}
const accepting = () => answering(async () => new Response(null, { status: 204 }))

describe('the session (LOGIN-5 to LOGIN-14)', () => {
  it('starts logged out whatever is kept, and reads the flag on request', () => {
    kept.set(AUTH_FLAG.key, AUTH_FLAG.value)
    const { session } = accepting()
    expect(session.store.getState().isLoggedIn).toBe(false)
    session.restore()
    expect(session.store.getState().isLoggedIn).toBe(true)
  })

  it('takes only the text true for logged in', () => {
    kept.set(AUTH_FLAG.key, '1')
    const { session } = accepting()
    session.restore()
    expect(session.store.getState().isLoggedIn).toBe(false)
  })

  it('LOGIN-12 sends the code as typed and keeps the flag when it is accepted', async () => {
    const { fetch, session } = accepting()
    expect(await session.login(' code ')).toBe(true)
    expect(fetch).toHaveBeenCalledWith(
      '/api/validate-admin',
      expect.objectContaining({ method: 'POST', body: '{"adminCode":" code "}' })
    )
    expect(kept.get(AUTH_FLAG.key)).toBe('true')
    expect(session.store.getState().isLoggedIn).toBe(true)
  })

  it('stays logged out and keeps nothing when the code is refused', async () => {
    const { session } = answering(async () => new Response('{"message":"Non."}', { status: 401 }))
    expect(await session.login('faux')).toBe(false)
    expect(kept.size).toBe(0)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('takes a network error for a refusal and only logs it', async () => {
    const { session } = answering(() => Promise.reject(new TypeError('fetch failed')))
    expect(await session.login('x')).toBe(false)
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('throws an error from outside the check: storage refused', async () => {
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new Error('refused')
    })
    await expect(accepting().session.login('x')).rejects.toThrow('refused')
  })

  it('removes the flag on logout, and follows another tab', async () => {
    const { session } = accepting()
    const stop = session.restore()
    await session.login('x')
    session.logout()
    expect(kept.size).toBe(0)
    kept.set(AUTH_FLAG.key, AUTH_FLAG.value)
    events.dispatchEvent(Object.assign(new Event('storage'), { key: AUTH_FLAG.key }))
    expect(session.store.getState().isLoggedIn).toBe(true)
    stop()
  })
})
