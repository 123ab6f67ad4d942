import type { Article } from '@site/contracts/articles/article'
import type { CardsPage } from '@site/contracts/articles/article-card'
import { type CardsWanted, cardsPageOf } from '@site/contracts/blog/cards-page'
import { renderAt, textOf } from '@site/web/testing/render-at'
import { describe, expect, it } from 'vitest'
import { BLOG_KEY, buildArticle, completeBlog } from '../../articles/build-article.ts'
import { BlogView, type BlogViewProps } from './blog-view.tsx'
import BlogPage from './page.tsx'

const renderPage = (articles?: Article[]) =>
  renderAt(<BlogPage />, {
    address: '/blog',
    prepare: ({ query }) => {
      if (articles) query.setQueryData(BLOG_KEY, completeBlog(articles))
    }
  })
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildArticle({ id: index + 1, title: `Titre ${index + 1}.`, content: `<p>Mot${index + 1} du texte</p>` })
  )
const pageOf = (articles: Article[], page = 1, topic?: CardsWanted['topic']) =>
  cardsPageOf(completeBlog(articles), articles, { page, topic })
const renderView = (props: Partial<BlogViewProps>) =>
  renderAt(
    <BlogView
      wanted={{ page: 1 }}
      cards={undefined}
      isFinding={false}
      search={{ typed: '', type: () => undefined, seek: () => undefined }}
      error={null}
      isFetching={false}
      bookingUrl="https://x.example"
      retry={() => undefined}
      {...props}
    />,
    { address: '/blog' }
  )

describe('/blog as the server writes it', () => {
  it('holds each article’s date, title, excerpt and link', () => {
    const html = renderPage([buildArticle({ id: 12 })])
    const text = textOf(html)
    expect(text).toContain('1er mai 2026')
    expect(text).toContain('Former ses équipes à l’IA')
    expect(text).toContain('Commencer petit Une équipe, un cas, une semaine.')
    expect(html).toContain('href="/article/12"')
    expect(text).not.toContain('Chargement')
  })

  it('cuts the excerpt at 150 characters', () => {
    const html = renderPage([buildArticle({ content: `<p>${'a'.repeat(200)}</p>` })])
    expect(html).toMatch(/>a{150}…</)
  })

  it('marks pinned articles, and only those', () => {
    expect(textOf(renderPage([buildArticle()]))).not.toContain('Épinglé')
    expect(textOf(renderPage([buildArticle({ isPinned: true })]))).toContain('Épinglé')
  })

  it('shows the article’s picture, or a drawn cover where there is none', () => {
    const drawn = renderPage([buildArticle()])
    expect(drawn).not.toContain('<img')
    expect(drawn).toMatch(/viewBox="0 0 640 280"[^>]*aria-hidden="true"/)
    expect(drawn).toContain('>Formation</text>')
    const pictured = renderPage([buildArticle({ imageUrl: '/images/a.webp' })])
    expect(pictured).toContain('src="/images/a.webp"')
    expect(pictured).not.toContain('viewBox="0 0 640 280"')
  })

  it('says that there is no article for now', () => {
    expect(textOf(renderPage([]))).toContain('Aucun article pour le moment')
  })

  it('says that it is loading while there is no data', () => {
    expect(textOf(renderPage())).toContain('Chargement des articles...')
  })
})

describe('/blog when the list could not be loaded', () => {
  it('shows the error line with a button that tries again, and no loading line', () => {
    const text = textOf(renderView({ error: '503: panne' }))
    expect(text).toContain('Erreur de chargement: 503: panne')
    expect(text).toContain('Réessayer')
    expect(text).not.toContain('Chargement des articles...')
  })

  it('keeps the list of the page under the error line', () => {
    const text = textOf(renderView({ error: 'Failed to fetch', cards: pageOf([buildArticle()]) }))
    expect(text.indexOf('Erreur de chargement: Failed to fetch')).toBeGreaterThan(-1)
    expect(text.indexOf('Erreur de chargement')).toBeLessThan(text.indexOf('Former ses équipes'))
  })
})

describe('/blog of many articles', () => {
  it('shows a page of them, with links to every other page', () => {
    const html = renderView({ cards: pageOf(many(60)) })
    expect(html.match(/<h2/g)).toHaveLength(24)
    expect(html).toContain('href="/blog/page/2"')
    expect(html).toContain('href="/blog/page/3"')
    const last = renderView({ cards: pageOf(many(60), 3) })
    expect(textOf(last)).toContain('Titre 60.')
    expect(last).toMatch(/href="\/blog\/page\/2"[^>]*><svg[^>]*>.*?<\/svg>Plus récents/)
    expect(last).toMatch(/aria-current="page" href="\/blog\/page\/3"/)
    expect(textOf(last)).not.toContain('Plus anciens')
  })

  it('says by its title what the search field asks for, whose label is not seen', () => {
    const html = renderPage(many(6))
    expect(/<input[^>]*type="search"[^>]*>/.exec(html)?.[0]).toContain('title="Rechercher un article"')
  })

  it('says that there is no such page', () => {
    const text = textOf(renderView({ cards: null }))
    expect(text).toContain('Cette page du blog n’existe pas')
    expect(text).not.toContain('Aucun article')
  })
})

describe('/blog/sujet/{topic}', () => {
  const articles = [
    ...Array.from({ length: 30 }, (_, index) =>
      buildArticle({ id: index + 1, title: `Les tarifs ${index}.` })
    ),
    buildArticle({ id: 50, title: 'Factures' })
  ]

  it('BLOG-17 shows the articles of its subject, and links to the others that have any', () => {
    const html = renderView({ wanted: { page: 1, topic: 'gestion' }, cards: pageOf(articles, 1, 'gestion') })
    expect(html).toContain('<h1>Comptabilité et gestion</h1>')
    expect(html.match(/<h2/g)).toHaveLength(1)
    expect([...html.matchAll(/href="(\/blog[^"]*)"/g)].map(([, path]) => path)).toEqual([
      '/blog',
      '/blog/sujet/hotellerie',
      '/blog/sujet/gestion'
    ])
    expect(html).toMatch(
      /aria-current="page" href="\/blog\/sujet\/gestion"|href="\/blog\/sujet\/gestion" aria-current="page"/
    )
  })

  it('BLOG-16 has pages of its own', () => {
    const html = renderView({
      wanted: { page: 2, topic: 'hotellerie' },
      cards: pageOf(articles, 2, 'hotellerie')
    })
    expect(html).toContain('<h1>Hôtellerie et restauration, page\u00a02</h1>')
    expect(html.match(/<h2/g)).toHaveLength(6)
    expect(html).toMatch(/href="\/blog\/sujet\/hotellerie"[^>]*><svg[^>]*>.*?<\/svg>Plus récents/)
  })

  it('says that there is no article yet, and leads to the others', () => {
    const html = renderView({ wanted: { page: 1, topic: 'donnees' }, cards: pageOf(articles, 1, 'donnees') })
    expect(textOf(html)).toContain('Aucun article pour le moment Il n’y a encore rien sur ce sujet.')
    expect(html).toMatch(/aria-current="page"[^>]*>Données et règles/)
    expect(html).not.toContain('<h2')
  })
})

describe('/blog?q=', () => {
  const searched = (q: string, cards = pageOf(many(8)), props: Partial<BlogViewProps> = {}) =>
    renderView({
      wanted: { page: 1, q },
      search: { typed: q, type: () => undefined, seek: () => undefined },
      cards,
      ...props
    })

  it('BLOG-14 marks what was found, and says how much', () => {
    const found = pageOf([buildArticle()])
    if (!found?.articles[0]) throw new Error('There is no card')
    found.articles[0].found = {
      title: [
        { text: 'Former ses ', isFound: false },
        { text: 'équipes', isFound: true }
      ],
      passage: [
        { text: 'Une ', isFound: false },
        { text: 'équipe', isFound: true },
        { text: ', un cas', isFound: false }
      ]
    }
    const html = searched('équipe', found)
    expect(html).toMatch(/href="\/article\/3">Former ses <mark[^>]*>équipes<\/mark><\/a>/)
    expect(textOf(html)).toContain('Une équipe , un cas')
    expect(textOf(html)).toContain('1 article pour cette recherche')
  })

  it('BLOG-14 says what a typing error was taken for', () => {
    const mended = { ...pageOf([buildArticle()]), mended: ['hôtel'] } as CardsPage
    expect(textOf(searched(' hotle ', mended))).toContain(
      '1 article pour cette recherche. Rien ne contient « hotle » : voici ce qui contient « hôtel ».'
    )
  })

  it('BLOG-14 is a form that works without a script, with what was asked in its field', () => {
    const html = searched('"l’été" & <b>')
    expect(html).toMatch(/<form action="\/blog">/)
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="&quot;l’été&quot; &amp; &lt;b&gt;"/)
    expect(html).toMatch(/<button type="submit" aria-label="Lancer la recherche"/)
  })

  it('BLOG-14 says what was not found, or could not be, and how much of it was looked for', () => {
    const none = { ...pageOf([]), total: 8, matching: 0 } as CardsPage
    expect(textOf(searched('introuvable', none))).toContain(
      '0 article pour cette recherche Aucun titre et aucun texte ne contient tous ces mots.'
    )
    expect(searched('introuvable', none)).toMatch(/href="\/blog"[^>]*>Effacer la recherche/)
    expect(textOf(searched('?!', none))).toContain('ni lettre ni chiffre')
    const typed = `  ${'mot '.repeat(2500)}`
    const long = searched('mot', none, { search: { typed, type: () => undefined, seek: () => undefined } })
    expect(textOf(long)).toContain('Ses 200 premiers caractères ont compté.')
    expect(textOf(searched('introuvable', none))).not.toContain('premiers caractères')
  })

  it('BLOG-14 says that it looks, and keeps what is there meanwhile', () => {
    const text = textOf(searched('mot', pageOf(many(8)), { isFinding: true }))
    expect(text).toContain('Recherche en cours…')
    expect(text).toContain('Titre 8.')
    expect(text).not.toContain('pour cette recherche')
  })

  it('BLOG-14 has further pages', () => {
    const html = searched('un mot', pageOf(many(30)))
    expect(html).toContain('href="/blog?q=un+mot&amp;page=2"')
    expect(textOf(html)).toContain('Résultats suivants')
    expect(html.match(/aria-current/g)).toHaveLength(1)
  })
})

it('writes no style attribute: the policy of the pages forbids them', () => {
  expect(
    renderPage([buildArticle(), buildArticle({ id: 4, imageUrl: '/a.webp', isPinned: true })])
  ).not.toContain('style=')
})
