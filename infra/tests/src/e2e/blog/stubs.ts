import type { Article } from '@site/contracts/articles/article'
import type { Page, Request } from 'playwright-core'

/** An article as the API answers it. */
export const buildArticle = (changes: Partial<Article> = {}): Article => ({
  id: 501,
  title: 'Un essai',
  content: '<p>Texte.</p>',
  imageUrl: null,
  createdAt: '2026-05-01T08:00:00.000Z',
  isPinned: false,
  ...changes
})

interface Answer {
  status?: number
  body?: unknown
  /** Text instead of JSON. */
  text?: string
  /** No answer at all. */
  fails?: boolean
}

/** Answers a call in the service's place, and notes each request. `answer` is asked at each call. */
export async function stub(page: Page, path: string, method: string, answer: (nth: number) => Answer) {
  const requests: Request[] = []
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      requests.push(route.request())
      const { status = 200, body = {}, text, fails } = answer(requests.length)
      if (fails) return route.abort('connectionfailed')
      const contentType = text === undefined ? 'application/json' : 'text/plain'
      await route.fulfill({ status, contentType, body: text ?? JSON.stringify(body) })
    }
  )
  return requests
}

/** Shows this list on a page of the blog, as a navigation inside the site finds it. */
export const stubList = (page: Page, articles: Article[]) =>
  stub(page, '/api/blog', 'GET', () => ({ body: articles }))

/** Something to wait for until `answer` is called. */
export function hold(): { held: Promise<void>; answer: () => void } {
  const release: (() => void)[] = []
  const held = new Promise<void>((resolve) => release.push(resolve))
  return { held, answer: () => release.forEach((free) => void free()) }
}

/** The server keeps no drafts: what is typed stays in the browser alone. */
export const withoutServer = (page: Page) =>
  stub(page, '/api/admin/drafts', 'POST', () => ({ status: 503, text: 'panne' }))
