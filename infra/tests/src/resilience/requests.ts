/** Sends a request and measures how long its answer took. Rejects when there is none within 30 s. */
export async function timedFetch(
  url: string,
  init: RequestInit = {}
): Promise<{ status: number; headers: Headers; text: string; seconds: number }> {
  const begin = performance.now()
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    seconds: (performance.now() - begin) / 1000
  }
}

/** The options of a POST of JSON. */
export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body)
})

/** The options of a browser's GET of a page. */
export const html = { headers: { accept: 'text/html' } }
