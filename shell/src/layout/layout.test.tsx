import type { BrowserRegistry } from '@site/contracts/federation/registry'
import { brand } from '@site/contracts/site/brand'
import { renderPage } from '@site/web/ui/testing/render-page'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { ShellContext } from '../context/shell-context.tsx'
import type { RemoteViews } from '../federation/view-state.ts'
import { LoginModal } from './login-modal.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const MENUS: BrowserRegistry['menus'] = {
  header: [
    { label: 'Chatbot', order: 10, to: '/chatbot' },
    { label: 'SEO hôtelier', order: 30, to: '/seo' },
    { label: 'Blog', order: 40, to: '/blog', above: '/article' }
  ],
  'footer-legal': [{ label: 'Mentions légales', order: 10, to: '/mentions-legales' }]
}

/** A part of the frame with what remotes have in its menus. */
function render(Part: ComponentType, path = '/', menus = MENUS): string {
  const shell = {
    registry: { revision: 1, remotes: [], down: [], menus, preview: {} },
    views: {} as RemoteViews
  }
  const Whole = () => (
    <ShellContext value={shell}>
      <Part />
    </ShellContext>
  )
  return renderPage(Whole, path)
}

const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

describe('the header on the server', () => {
  const html = render(SiteHeader, '/chatbot')

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
      /<a [^>]*aria-current="page"[^>]*href="([^"]*)"/.exec(render(SiteHeader, path))?.[1]
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
  it('has the registration number and the address', () => {
    const html = render(SiteFooter)
    for (const text of [brand.registration, brand.address]) expect(html).toContain(text.replace(/\s/g, ' '))
  })

  it('FED-41 leads to what the remotes declare, and has no column without a link', () => {
    expect(links(render(SiteFooter))).toContain('/mentions-legales')
    expect(render(SiteFooter)).toContain('Informations légales')
    expect(render(SiteFooter)).not.toContain('Offres')
    const none = render(SiteHeader, '/', {})
    expect(links(none)).toEqual(['/', brand.eventsUrl, brand.bookingUrl])
  })

  it('names its columns without headings: they come after the content of every page', () => {
    const html = render(SiteFooter)
    expect(html).not.toMatch(/<h\d/)
    expect(html.match(/aria-labelledby="pied-/g)).toHaveLength(1)
  })

  it('leads to /admin through « Propulsé par » on the blog alone', () => {
    expect(links(render(SiteFooter))).not.toContain('/admin')
    const html = render(SiteFooter, '/blog')
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
