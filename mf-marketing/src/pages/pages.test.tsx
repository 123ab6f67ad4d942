import { accessibility } from '@site/contracts/site/accessibility'
import { brand } from '@site/contracts/site/brand'
import { PUBLIC_PAGES } from '@site/contracts/site/pages'
import { textOf } from '@site/web/testing/render-at'
import { renderPage } from '@site/web/ui/testing/render-page'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import AccessibilityPage from './accessibilite/page.tsx'
import ChatbotPage from './chatbot/page.tsx'
import TermsPage from './conditions-utilisation/page.tsx'
import { offerContent } from './formule-hoteliere/content/offer.ts'
import HotelOfferPage from './formule-hoteliere/page.tsx'
import HomePage from './home/page.tsx'
import LegalNoticePage from './mentions-legales/page.tsx'
import NotFoundPage from './not-found/page.tsx'
import SiteMapPage from './plan-du-site/page.tsx'
import PrivacyPage from './politique-confidentialite/page.tsx'
import QuestionsPage from './questions/page.tsx'
import SeoPage from './seo/page.tsx'

await HomePage.preload()

const all: [string, ComponentType][] = [
  ['home', HomePage],
  ['chatbot', ChatbotPage],
  ['seo', SeoPage],
  ['formule-hoteliere', HotelOfferPage],
  ['questions', QuestionsPage],
  ['mentions-legales', LegalNoticePage],
  ['politique-confidentialite', PrivacyPage],
  ['conditions-utilisation', TermsPage],
  ['accessibilite', AccessibilityPage],
  ['plan-du-site', SiteMapPage],
  ['not-found', NotFoundPage]
]
const count = (html: string, text: string) => html.split(text).length - 1
const ids = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)

describe.each(all)('the page %s on the server', (_, Page) => {
  const html = renderPage(Page)

  it('has one h1 and no id twice', () => {
    expect(count(html, '<h1')).toBe(1)
    expect(new Set(ids(html)).size).toBe(ids(html).length)
  })

  it('has no style attribute, which the CSP would refuse', () => {
    expect(html).not.toMatch(/\sstyle="/)
  })

  it('opens every external link in a new tab, without an opener', () => {
    for (const [link] of html.matchAll(/<a [^>]*href="https?:[^>]*>/g)) {
      expect(link).toContain('target="_blank"')
      expect(link).toContain('rel="noopener"')
    }
  })
})

describe('the home page on the server', () => {
  const html = renderPage(HomePage)

  it('HOME-3 has its sections in order', () => {
    const order = [
      'hero',
      'about',
      'formations-anchor',
      'missions-concretes-anchor',
      'implementations',
      'faq',
      'contact'
    ]
    expect(ids(html).filter((id) => order.includes(id ?? ''))).toEqual(order)
  })

  it('reads as a whole sentence without scripts', () => {
    expect(html).toContain('>Transformez<')
    expect(textOf(html)).toContain('L’IA au service de vos équipes.')
  })

  it('says the texts and figures it is bound to', () => {
    for (const text of [
      'Démarrer un projet',
      'Voir nos solutions',
      'Audit IA',
      'Solutions IA',
      'Formations',
      '70 %',
      '+ de 50',
      '2 semaines',
      '98 %',
      'Découvrir nos formations',
      'Des missions concrètes',
      'Challenge',
      'Solution',
      'Résultat',
      'Automatisation RH',
      'Implémentation RAG',
      'Yield Management',
      'Optimisation comptabilité et PMS hôtelier',
      'Formule hôtelière',
      'Tri et réponses e-mail automatisés',
      '2 à 4 semaines',
      '4 à 6 semaines',
      'Jusqu’à 30 % de coûts de recrutement en moins',
      'au mieux, 15 à 20 % de revenus en plus',
      'jusqu’à 90 % d’erreurs en moins',
      'Exemple de semaine'
    ])
      expect(textOf(html)).toContain(text)
  })

  it('leads where it should', () => {
    expect(html).toContain('href="/#missions-concretes-anchor"')
    expect(html).toContain('href="/article/7"')
    for (const url of [brand.bookingUrl, brand.companyProfileUrl, ...brand.memberProfileUrls])
      expect(html).toContain(`href="${url}"`)
  })

  it('shows the logged-out state: the hotel card leads nowhere', () => {
    expect(html).not.toContain('/formule-hoteliere')
    expect(html).toContain('Accès par code : se connecter')
  })

  it('has seven clients, three members, three cases, six automations and five questions', () => {
    expect(count(html, 'role="img" aria-label="Portrait')).toBe(3)
    expect(count(html, 'aria-roledescription="diapositive"')).toBe(3)
    expect(count(html, '<details name="faq"')).toBe(5)
    expect(html.split('aria-label="Automatisations"')[1]?.split('</ul>')[0]?.match(/<li/g)).toHaveLength(6)
    expect(html.split('aria-labelledby="clients"')[1]?.split('</ul>')[0]?.match(/<li/g)).toHaveLength(7)
  })

  it('cuts the teasers at 60 characters', () => {
    const teasers = [...html.matchAll(/<dd>([^<]*…)<\/dd>/g)].map(([, text]) => text?.slice(0, -1) ?? '')
    expect(teasers).toHaveLength(6)
    for (const teaser of teasers) expect(teaser.length).toBeLessThanOrEqual(60)
  })
})

describe('what search engines and readers find in the body', () => {
  const textOf = (html: string, tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g'))].map(([whole]) =>
      whole.replace(/<[^>]*>/g, '')
    )

  it('home leads on to the chatbot, the SEO page, the blog and the training, and names the hotel in a heading', () => {
    const html = renderPage(HomePage)
    for (const path of ['/chatbot', '/seo', '/blog', '/article/7']) expect(html).toContain(`href="${path}"`)
    expect(textOf(html, 'h2').join(' ')).toMatch(/hôtel/)
    expect(textOf(html, 'h1')[0]).toBe(
      'Transformez L’IA au service de vos équipes. Transformez, optimisez, automatisez, formez : l’IA au service de vos équipes.'
    )
  })

  it('each product page has its product in its h1, and leads on', () => {
    expect(textOf(renderPage(ChatbotPage), 'h1')[0]).toMatch(/chatbot/i)
    expect(textOf(renderPage(SeoPage), 'h1')[0]).toMatch(/référencement/i)
    expect(renderPage(ChatbotPage)).toMatch(/href="\/seo".*href="\/blog"/)
    expect(renderPage(SeoPage)).toMatch(/href="\/chatbot".*href="\/blog"/)
  })

  it('one delay and one training: what home says, its questions, the offer and article 7 agree', () => {
    const html = renderPage(HomePage)
    expect(html).toContain('de l’audit à la livraison d’une première version')
    expect(html).toContain('De 2 à 4 semaines après l’audit')
    expect(renderPage(HotelOfferPage)).toContain('4 à 6 semaines après l’audit')
    for (const text of [/Deux jours, en quatre séances de trois heures et demie/, /certification Qualiopi/])
      expect(html).toMatch(text)
  })
})

describe('the other pages on the server', () => {
  it('chatbot: six features, three use cases, its claims, ways back to hero and contact', () => {
    const html = renderPage(ChatbotPage)
    expect(count(html, '<h3>')).toBe(9)
    for (const text of [
      'Chatbot IA Estrade',
      '+ de 50',
      '48 h',
      'moins de 48 heures',
      '80 %',
      'href="/#hero"',
      'href="/#contact"'
    ])
      expect(html).toContain(text)
  })

  it('seo: six services, three results, the panel closed', () => {
    const html = renderPage(SeoPage)
    expect(count(html, '<h3>')).toBe(6)
    expect(html).toContain('Évaluation SEO Gratuite')
    expect(html).not.toContain('<dialog open')
  })

  it('seo: beside its results no other list stands in their section', () => {
    const results = renderPage(SeoPage).split('Ce que cela donne')[1]?.split('</section>')[0] ?? ''
    expect(count(results, '<li')).toBe(3)
  })

  it('seo: the hotel first, at a price below the platforms', () => {
    const html = renderPage(SeoPage)
    const prices = [...html.matchAll(/>(\d+) €</g)].map(([, price]) => Number(price))
    expect(prices).toEqual([94, 109, 112])
    expect(html.indexOf('Votre hôtel')).toBeLessThan(html.indexOf('Plateforme A'))
  })

  it('hotel offer: one image, six floors, a window for each day of the week', () => {
    const html = renderPage(HotelOfferPage)
    expect(count(html, 'role="img"')).toBe(1)
    expect(offerContent.floors).toHaveLength(6)
    for (const { nights } of offerContent.floors) expect(nights).toHaveLength(offerContent.days.length)
  })

  it('legal pages: their sections and their date (LEGAL-2, LEGAL-3)', () => {
    const sections = (Page: ComponentType) => renderPage(Page).match(/<h2>\d+\. /g)?.length
    expect([LegalNoticePage, PrivacyPage, TermsPage].map(sections)).toEqual([7, 11, 12])
    for (const Page of [LegalNoticePage, PrivacyPage, TermsPage])
      expect(renderPage(Page)).toContain('10/04/2025')
    for (const text of ['2 ans', '5 ans', '1 an', '30 jours']) expect(renderPage(PrivacyPage)).toContain(text)
  })

  it('statement on accessibility: its seven parts, its own date, what the audit found', () => {
    const html = renderPage(AccessibilityPage)
    expect(html.match(/<h2>\d\. /g)).toHaveLength(7)
    expect(html).toContain('Établie le <time dateTime="2026-11-25">25 novembre 2026</time>')
    expect(html).not.toContain('10/04/2025')
    expect(textOf(html)).toContain(`Ce site est ${accessibility.state} au référentiel général`)
    expect(textOf(html)).toContain(`${accessibility.rate} % des critères applicables sont respectés.`)
  })

  it('map of the site: every public page but the one that a code opens', () => {
    const html = renderPage(SiteMapPage)
    for (const path of PUBLIC_PAGES.keys())
      expect(html.includes(`href="${path}"`), path).toBe(path !== '/formule-hoteliere')
    expect(textOf(html)).toContain('Formule hôtelière : depuis sa carte de la page d’accueil')
  })

  it('not found: the English title, and a French line', () => {
    const html = renderPage(NotFoundPage)
    expect(html).toContain('<h1 lang="en">Page Not Found</h1>')
    expect(html).toContain('Cette page n’existe pas')
  })
})
