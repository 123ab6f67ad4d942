import { administrationCalls } from '@site/contracts/operations/calls/administration'
import { AUTH_FLAG } from '@site/contracts/site/brand'
import { createStore } from 'zustand'
import { callApi } from '../../api/call-api.ts'
import { type Http, HttpError } from '../http/http.ts'

export interface SessionState {
  isLoggedIn: boolean
}

/** How long the answer to a code is waited for. Milliseconds. */
const LOGIN_LIMIT = 15_000

/**
 * The visitor's session (LOGIN-5 to LOGIN-14). Starts logged out, on the server and in the browser alike; `restore`
 * reads the flag after hydration.
 */
export function createSession(http: Http) {
  const store = createStore<SessionState>(() => ({ isLoggedIn: false }))

  return {
    store,
    /** Reads the flag and follows it across tabs. Returns the function that stops following it. */
    restore(): () => void {
      const read = () => store.setState({ isLoggedIn: readFlag() })
      const onStorage = (event: StorageEvent) => {
        if (event.key === AUTH_FLAG.key || event.key === null) read()
      }
      read()
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
    /**
     * Asks the server about a code, as typed. False when it is refused, aborted by `signal`, not answered within 15 s,
     * or the network fails; throws an error from outside the call (storage refused).
     */
    async login(code: string, signal?: AbortSignal): Promise<boolean> {
      if (!(await isAccepted(http, code, signal))) return false
      window.localStorage.setItem(AUTH_FLAG.key, AUTH_FLAG.value)
      store.setState({ isLoggedIn: true })
      return true
    },
    logout(): void {
      store.setState({ isLoggedIn: false })
      window.localStorage.removeItem(AUTH_FLAG.key)
    }
  }
}
export type Session = ReturnType<typeof createSession>

function readFlag(): boolean {
  try {
    return window.localStorage.getItem(AUTH_FLAG.key) === AUTH_FLAG.value
  } catch (error) {
    console.warn('The login flag could not be read', error)
    return false
  }
}

async function isAccepted(http: Http, adminCode: string, calledOff?: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.timeout(LOGIN_LIMIT)
  const signal = calledOff ? AbortSignal.any([calledOff, limit]) : limit
  try {
    await callApi(http, administrationCalls.validateAdmin, { body: { adminCode }, signal })
    return true
  } catch (error) {
    // A network error is only logged (LOGIN-8). A refusal and a call that the visitor cancelled need no log.
    if (!(error instanceof HttpError) && !calledOff?.aborted)
      console.error('The access code could not be checked', error)
    return false
  }
}
