import { checkAnswer } from './check-answer.ts'

/** Sends JSON to a service under test. Each answer is checked against its operation (check-answer.ts). */
export interface TestClient {
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>
}

export interface TestAnswer {
  status: number
  headers: Headers
  /** The parsed body; undefined when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads fields of an answer and asserts them in the same line
  body: any
}

export function createTestClient(origin: string): TestClient {
  const send = async (path: string, init: RequestInit): Promise<TestAnswer> => {
    const response = await fetch(new URL(path, origin), init)
    const text = await response.text()
    const body = text === '' ? undefined : JSON.parse(text)
    checkAnswer({ method: init.method ?? 'GET', address: path, status: response.status, body })
    return { status: response.status, headers: response.headers, body }
  }
  return {
    get: (path, headers = {}) => send(path, { headers }),
    send: (method, path, body, headers = {}) =>
      send(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body)
      })
  }
}
