/** Speaks JSON to a service under test. */
export interface TestClient {
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>
}

export interface TestAnswer {
  status: number
  headers: Headers
  /** The parsed body; undefined when there is none. Tests say what they expect in it. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads fields of an answer and asserts them in the same line
  body: any
}

export function createTestClient(origin: string): TestClient {
  const ask = async (path: string, init: RequestInit): Promise<TestAnswer> => {
    const response = await fetch(new URL(path, origin), init)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text)
    }
  }
  return {
    get: (path, headers = {}) => ask(path, { headers }),
    send: (method, path, body, headers = {}) =>
      ask(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body)
      })
  }
}
