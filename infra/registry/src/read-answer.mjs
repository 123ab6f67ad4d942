// Plain JavaScript: the rendering worker imports it (infra/decisions/0020).

/**
 * What `getJson` of a server bundle makes of an answer: its JSON, or the platform's HttpError that it throws when the answer is no success.
 *
 * @param {Record<string, unknown>} platform what the shell's bundle gives as '@site/web/platform'
 * @param {{ status: number, body: string }} answer
 * @returns {unknown}
 */
export function readAnswer(platform, { status, body }) {
  if (status >= 200 && status < 300) return JSON.parse(body)
  const problem = problemIn(body)
  const text = problem?.message ?? body
  /** @type {any} */
  const { HttpError } = platform
  if (typeof HttpError === 'function') throw new HttpError(status, text, problem)
  throw Object.assign(new Error(`${status}: ${text}`), { name: 'HttpError', status, problem })
}

/** @param {string} body */
function problemIn(body) {
  try {
    const value = JSON.parse(body)
    return typeof value?.message === 'string' ? value : undefined
  } catch {
    return undefined // not our problem answer: its text is the message
  }
}
