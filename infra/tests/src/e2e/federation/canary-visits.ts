import type { Browser } from 'playwright-core'
import { MOBILE, openVisit, untilHydrated } from '../../harness/browser.ts'
import { withoutPopup } from '../../harness/page-state.ts'
import type { RemoteCopy } from '../../harness/remote-copy.ts'

const PAGE = 'src/pages/blog/page.tsx'
/** What the version says for whom it throws. */
export const MESSAGE = 'no article for this visitor'

/** Makes a version of the blog that throws in an effect for one visitor in ten: by the last digit of their number, which stands in the name of their browser. */
export function breakForOneInTen(blog: RemoteCopy): void {
  blog.edit(PAGE, "import { useMemo } from 'react'", "import { useEffect, useMemo } from 'react'")
  blog.edit(
    PAGE,
    'const bookingUrl = useBookingUrl()',
    `const bookingUrl = useBookingUrl()
  useEffect(() => { if (/0$/.test(navigator.userAgent)) throw new RangeError('${MESSAGE}') }, [])`
  )
}
/** Would it throw for this visitor? */
export const isIll = (visitor: number): boolean => visitor % 10 === 0

/** Each visitor has a network and a browser of their own. */
const visitorHeaders = (visitor: number) => ({
  'X-Forwarded-For': `10.${visitor >> 8}.${visitor & 255}.7`,
  'User-Agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Visit/${visitor}`
})

/** Which of these versions of the blog a visitor gets, on the server and in the browser. Throws unless it is one. */
export async function versionFor(visitor: number, url: string, versions: string[]): Promise<string> {
  const response = await fetch(`${url}/blog`, {
    headers: { accept: 'text/html', ...visitorHeaders(visitor) }
  })
  const html = await response.text()
  const found = versions.filter((version) => hasVersion(html, version))
  if (response.status !== 200 || found.length !== 1)
    throw new Error(`${response.status}, and of ${versions} visitor ${visitor} gets ${found}`)
  return found[0] ?? ''
}

const hasVersion = (html: string, version: string) => html.includes(`"name":"mf-blog","version":"${version}"`)

/**
 * Comes in a browser, and stays until the page has reported what it has to. Returns what it showed and complained about.
 *
 * @param broken the version that throws for this visitor; the canary may end before the page comes, which has nothing to report then
 */
export async function visitInBrowser(browser: Browser, visitor: number, url: string, broken: string | null) {
  const { 'User-Agent': userAgent, ...extraHTTPHeaders } = visitorHeaders(visitor)
  const visit = await openVisit(browser, { ...MOBILE, userAgent, extraHTTPHeaders })
  const { page, context, complaints } = visit
  try {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    })
    await withoutPopup(page)
    const told = page.waitForResponse('**/api/browser-health')
    told.catch(() => undefined)
    const answer = await page.goto(`${url}/blog`)
    await untilHydrated(page)
    if (broken !== null && hasVersion((await answer?.text()) ?? '', broken)) await told
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    return { title, complaints }
  } finally {
    await context.close()
  }
}
