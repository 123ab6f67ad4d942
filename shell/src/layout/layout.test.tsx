import { ACCESSIBILITY_STATE } from '@site/contracts/site/accessibility'
import { brand } from '@site/contracts/site/brand'
import { renderPage } from '@site/web/ui/testing/render-page'
import { describe, expect, it } from 'vitest'
import { LoginModal } from './login-modal.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

describe('the header on the server', () => {
  const html = renderPage(SiteHeader, '/chatbot')

  it('leads to the four addresses and the booking page, in order', () => {
    expect(links(html)).toEqual(['/', '/chatbot', brand.eventsUrl, '/seo', '/blog', brand.bookingUrl])
  })

  it('opens what is outside in a new tab, and marks the current page', () => {
    expect(html.match(/target="_blank" rel="noopener"/g)).toHaveLength(2)
    expect(html).toMatch(
      /<a [^>]*aria-current="page"[^>]*href="\/chatbot"|<a [^>]*href="\/chatbot"[^>]*aria-current="page"/
    )
  })

  it('has its links in a list', () => {
    const items =
      /<nav [^>]*aria-label="Navigation principale"[^>]*><ul[^>]*>(.*?)<\/ul><\/nav>/.exec(html)?.[1] ?? ''
    expect(items.match(/<li>/g)).toHaveLength(5)
    expect(links(items)).toHaveLength(5)
  })

  it('marks the blog while one of its articles is read', () => {
    const current = (path: string) =>
      /<a [^>]*aria-current="page"[^>]*href="([^"]*)"/.exec(renderPage(SiteHeader, path))?.[1]
    expect(current('/article/7')).toBe('/blog')
    expect(current('/blog/page/2')).toBe('/blog')
    expect(current('/mentions-legales')).toBeUndefined()
  })

  it('starts unscrolled, with the menu closed', () => {
    expect(html).not.toContain('data-scrolled')
    expect(html).toContain('aria-expanded="false"')
    expect(html).not.toContain('Se connecter')
  })
})

describe('the footer on the server', () => {
  it('has the legal pages, the registration number and the address', () => {
    const html = renderPage(SiteFooter)
    for (const path of ['/mentions-legales', '/politique-confidentialite', '/conditions-utilisation'])
      expect(links(html)).toContain(path)
    for (const text of [brand.registration, brand.address]) expect(html).toContain(text.replace(/\s/g, ' '))
  })

  it('A11Y-11 says how accessible the site is, in one of the three words of the law, and leads to the statement', () => {
    const html = renderPage(SiteFooter)
    expect(html).toMatch(/href="\/accessibilite">Accessibilité : (totalement|partiellement|non) conforme</)
    expect(html).toContain(`Accessibilité : ${ACCESSIBILITY_STATE}<`)
  })

  it('names its columns without headings: they come after the content of every page', () => {
    const html = renderPage(SiteFooter)
    expect(html).not.toMatch(/<h\d/)
    expect(html.match(/aria-labelledby="pied-/g)).toHaveLength(3)
  })

  it('leads to /admin through « Propulsé par » on the blog alone', () => {
    expect(links(renderPage(SiteFooter))).not.toContain('/admin')
    const html = renderPage(SiteFooter, '/blog')
    expect(html).toMatch(/href="\/admin"[^>]*>Propulsé par/)
  })
})

describe('the login dialog on the server', () => {
  it('is closed and empty', () => {
    expect(renderPage(LoginModal)).not.toMatch(/<dialog[^>]* open|Connexion/)
  })

  it('refers to no title that is not there', () => {
    expect(renderPage(LoginModal)).not.toMatch(/aria-(labelledby|describedby)/)
  })
})
