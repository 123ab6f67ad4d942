/** An answer of the site's API, unparsed. */
export interface DataAnswer {
  status: number
  body: string
}

/** GET of a path under /api of the running site, as pages read it: without a code. Never rejects: a site that is away is a 503. */
export type ReadData = (path: string) => Promise<DataAnswer>

/** How long the site may take to answer, in milliseconds. */
const PATIENCE = 5000

/** Reads what pages read from the site that runs at this origin. */
export const readDataOf =
  (origin: string): ReadData =>
  async (path) => {
    const url = new URL(path, origin)
    if (url.origin !== new URL(origin).origin || !url.pathname.startsWith('/api/'))
      return asProblem(404, `Pages are not made from ${path}`)
    try {
      const headers = { accept: 'application/json' }
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE) })
      const isJson = response.headers.get('content-type')?.includes('json') ?? false
      if (response.ok && !isJson) return asProblem(503, 'What answers there is no API of a site')
      return { status: response.status, body: await response.text() }
    } catch (error) {
      return asProblem(503, `The site does not answer: ${error instanceof Error ? error.message : error}`)
    }
  }

const asProblem = (status: number, message: string): DataAnswer => ({
  status,
  body: JSON.stringify({ message })
})
