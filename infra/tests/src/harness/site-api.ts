import { randomUUID } from 'node:crypto'
import { type MadeCode, madeCodeSchema } from '@site/contracts/access/code-calls'
import type { CodeScope } from '@site/contracts/access/codes'
import type { ReleaseGrants } from '@site/contracts/access/release-grants'
import { type MadeToken, madeTokenSchema } from '@site/contracts/access/token-calls'
import type { TokenScope } from '@site/contracts/access/tokens'
import { type Article, articleListSchema, articleSchema } from '@site/contracts/articles/article'
import { type Lead, leadListSchema } from '@site/contracts/leads/lead'
import { IDEMPOTENCY_HEADER } from '@site/contracts/operations/contact-forms'
import { checkAnswer } from '@site/service/testing/check-answer'
import { until } from './until.ts'

const json = { 'content-type': 'application/json' }

/** Reads the JSON of an answer and checks it against its operation; a text where a proxy in between answered. */
async function readAnswer(response: Response, method = 'GET'): Promise<unknown> {
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) return text
  const { pathname, search } = new URL(response.url)
  const body: unknown = JSON.parse(text)
  checkAnswer({ method, address: pathname + search, status: response.status, body })
  return body
}

/** Reads an answer that must be a success. @throws Error that names the call for any other answer */
async function readSuccess(response: Response, method = 'GET'): Promise<unknown> {
  const body = await readAnswer(response, method)
  if (!response.ok)
    throw new Error(`${method} ${new URL(response.url).pathname}: ${response.status} ${JSON.stringify(body)}`)
  return body
}

/** Builds the body that a visitor's form sends, with a unique e-mail address. */
export const buildContact = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Élodie',
  lastName: 'Garnier',
  email: `elodie.${randomUUID().slice(0, 8)}@hotel.example`,
  company: '',
  message: 'Contact depuis popup',
  telephone: null,
  ...changes
})

/** Sends a submission once. Returns the status, or null when no answer came. */
export const sendContact = (url: string, body: unknown, key: string = randomUUID()): Promise<number | null> =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { ...json, [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000)
  }).then(
    async (response) => {
      await readAnswer(response, 'POST')
      return response.status
    },
    () => null
  )

/** Reads every lead, or those that match `search`, from the API. */
export async function readLeads(url: string, code: string, search = ''): Promise<Lead[]> {
  const query = new URLSearchParams({ adminCode: code, ...(search && { search }) })
  const response = await fetch(`${url}/api/leads?${query}`)
  return leadListSchema.parse(await readSuccess(response))
}

export async function readArticles(url: string): Promise<Article[]> {
  const response = await fetch(`${url}/api/blog`)
  return articleListSchema.parse(await readSuccess(response))
}

export async function createArticle(
  url: string,
  code: string,
  title: string,
  imageUrl = ''
): Promise<Article> {
  const body = {
    title,
    content: `<p>${title} : ce que nous avons appris cette semaine.</p>`,
    imageUrl,
    adminCode: code
  }
  const response = await fetch(`${url}/api/blog`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body)
  })
  return articleSchema.parse(await readSuccess(response, 'POST'))
}

/** Has a named code made that opens `scopes`, and waits until the articles' service knows it too, which hears of it a moment later. */
export async function nameCode(
  url: string,
  adminCode: string,
  name: string,
  scopes: readonly CodeScope[]
): Promise<MadeCode> {
  const response = await fetch(`${url}/api/admin/codes`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ adminCode, name, scopes })
  })
  const made = madeCodeSchema.parse(await readSuccess(response, 'POST'))
  const headers = { 'x-admin-code': encodeURIComponent(made.code) }
  await until(`the code of ${name} to be known`, async () => {
    const { status } = await fetch(`${url}/api/admin/drafts`, { headers })
    return status === 200 || status === 403
  })
  return made
}

/** The same, of which the code alone is wanted. */
export const makeCode = async (...asked: Parameters<typeof nameCode>): Promise<string> =>
  (await nameCode(...asked)).code

/** What the blog's team may publish. */
export const BLOG_GRANTS = {
  deployables: ['mf-blog'],
  routes: ['/blog', '/article', '/apercu', '/questions']
} satisfies ReleaseGrants

/** Makes a token, as « Intégrations » does. */
export async function makeToken(
  { url, code }: { url: string; code: string },
  token: { name: string; scopes: TokenScope[]; releases?: ReleaseGrants }
): Promise<MadeToken> {
  const response = await fetch(`${url}/api/admin/tokens`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ adminCode: code, ...token })
  })
  return madeTokenSchema.parse(await readAnswer(response, 'POST'))
}

/** Makes a token of the release API. */
export const makeReleaseToken = (
  site: { url: string; code: string },
  name: string,
  releases: ReleaseGrants
): Promise<MadeToken> => makeToken(site, { name, scopes: ['releases:write'], releases })

/**
 * Reads a page after a change, by which it shows `text`. A single gateway shows it at the next request. Behind a proxy with several
 * gateways (TEST_SITE_URL) the others learn of a change within a second: there the page is read until several answers in a row show it.
 */
export async function readRenewed(url: string, text: string): ReturnType<typeof readPage> {
  if (!process.env.TEST_SITE_URL) return readPage(url)
  return until(`${url} to show “${text}”`, async () => {
    const pages = [await readPage(url), await readPage(url), await readPage(url), await readPage(url)]
    return pages.every(({ html }) => html.includes(text)) && pages[0]
  })
}

/** Reads the HTML of a page as the server sends it. */
export const readPage = async (url: string): Promise<{ status: number; html: string; headers: Headers }> => {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  return { status: response.status, html: await response.text(), headers: response.headers }
}
