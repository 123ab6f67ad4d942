import type { Article } from '@site/contracts/articles/article'
import { renderAt, TEST_SITE, textOf } from '@site/web/testing/render-at'
import { describe, expect, it } from 'vitest'
import { BLOG_KEY, buildArticle, completeBlog } from '../../articles/build-article.ts'
import { trailTo } from '../../articles/trail.ts'
import { breadcrumbData } from '../../remote/structured-data.ts'
import { ArticleView } from './article-view.tsx'
import ArticlePage from './page.tsx'

const renderPage = (address: string, articles?: Article[]) =>
  renderAt(<ArticlePage />, {
    address,
    pattern: '/article/:id',
    prepare: ({ query }) => {
      if (articles) query.setQueryData(BLOG_KEY, completeBlog(articles))
    }
  })

describe('/article/{id} as the server writes it', () => {
  it('holds the date, the title and the content as it is', () => {
    const content = '<h2 class="x">Deux</h2><table><tbody><tr><td>1</td></tr></tbody></table>'
    const html = renderPage('/article/3', [
      buildArticle({ id: 9, title: 'Autre' }),
      buildArticle({ content })
    ])
    expect(html).toContain(content)
    expect(textOf(html)).toContain('1er mai 2026')
    expect(html).toMatch(/<h1[^>]*>Former ses équipes à l’IA<\/h1>/)
    expect(html).not.toContain('Autre')
  })

  it('ARTICLE-14 shows the picture when there is one, else its cover, and its title on the colours of that', () => {
    const pictured = renderPage('/article/3', [buildArticle({ imageUrl: '/a.webp' })])
    expect(pictured).toContain('src="/a.webp"')
    expect(pictured).not.toContain('viewBox="0 0 640 280"')
    const without = renderPage('/article/3', [buildArticle()])
    expect(without).not.toContain('<img')
    expect(without).toMatch(/viewBox="0 0 640 280"[^>]*aria-hidden="true"/)
    for (const html of [pictured, without])
      expect(html).toMatch(
        /<div class="[^"]*ground[^"]*" data-theme="training" data-background="tone"><header.*<h1/
      )
  })

  it('ARTICLE-13 leads to the parts of a long article, by their words', () => {
    const content = ['Un début', 'Le milieu, peut-être', 'La\u00a0fin\u202f?'].map(
      (title) => `<h2>${title}</h2><p>Mot</p>`
    )
    const html = renderPage('/article/3', [buildArticle({ content: content.join('') })])
    const hrefs = [...html.matchAll(/href="(#[^"]*)"/g)].map(([, href]) => href)
    expect(hrefs.slice(0, 3)).toEqual([
      '#:~:text=Un%20d%C3%A9but,-Mot%20Le%20milieu%2C',
      '#:~:text=Le%20milieu%2C%20peut%2D%C3%AAtre,-Mot%20La%20fin',
      '#:~:text=La%20fin%20%3F,-Mot'
    ])
    expect(hrefs).toHaveLength(6)
    expect(html).toContain(content.join(''))
    expect(renderPage('/article/3', [buildArticle()])).not.toContain('Dans cet article')
  })

  it('ARTICLE-17 has a button below its text that copies its address', () => {
    const html = renderPage('/article/3', [buildArticle()])
    expect(html).toMatch(/<strong>semaine<\/strong>\.<\/p><\/div>.*Copier le lien.*Prendre rendez-vous/s)
    expect(textOf(html)).not.toContain('Partager')
  })

  it('ARTICLE-17 has none in a preview', () => {
    const html = renderAt(
      <ArticleView
        article={buildArticle()}
        isPreview
        error={null}
        isFetching={false}
        bookingUrl="#"
        retry={() => undefined}
      />,
      { address: '/apercu', pattern: '/apercu' }
    )
    expect(html).toContain('Commencer petit')
    expect(html).not.toContain('Copier le lien')
  })

  it('ARTICLE-7 proposes three others, as cards', () => {
    const others = [4, 5, 6, 7].map((id) => buildArticle({ id, title: `Autre ${id}` }))
    const html = renderPage('/article/3', [buildArticle(), ...others])
    const related = html.slice(html.indexOf('À lire aussi'))
    expect(related.match(/<h3[^>]*><a[^>]*href="\/article\/\d"/g)).toHaveLength(3)
    expect(related.match(/viewBox="0 0 640 280"/g)).toHaveLength(3)
  })

  it('says under the date how it was made', () => {
    const text = textOf(renderPage('/article/3', [buildArticle({ origin: { writer: 'program' } })]))
    expect(text).toMatch(/1er mai 2026.*composé par un programme.*Personne ne l’a encore relu\. Former ses/)
    expect(textOf(renderPage('/article/3', [buildArticle()]))).toContain(
      'écrit par une personne de notre équipe'
    )
  })

  it('shows the way to it, step by step as search engines are told', () => {
    const article = buildArticle()
    const html = renderPage('/article/3', [article])
    const [, trail = ''] = /<nav[^>]*aria-label="Fil d’Ariane"[^>]*>(.*?)<\/nav>/.exec(html) ?? []
    const steps = [...trail.matchAll(/<li>(.*?)<\/li>/g)].map(([, step = '']) => step)
    const told = breadcrumbData(TEST_SITE, trailTo(article)).itemListElement as {
      name: string
      item: string
    }[]
    expect(told.map(({ name }) => name)).toEqual(['Accueil', 'Blog', 'Former les équipes', article.title])
    expect(steps.map(textOf)).toEqual(told.map(({ name }) => name))
    for (const [index, { item }] of told.slice(0, -1).entries())
      expect(steps[index]).toContain(`href="${item.replace(TEST_SITE.origin, '')}"`)
    expect(steps.at(-1)).toBe(`<span aria-current="page">${article.title}</span>`)
    expect(renderPage('/article/99', [article])).not.toContain('Fil d’Ariane')
  })

  it('leads back to the blog, and to a meeting in a new tab', () => {
    const html = renderPage('/article/3', [buildArticle()])
    expect(html).toContain('href="/blog"')
    const [, words = ''] =
      html.match(/<a[^>]*href="https:\/\/rendez-vous[^>]*target="_blank"[^>]*>(.*?)<\/a>/) ?? []
    expect(textOf(words)).toBe('Prendre rendez-vous')
  })

  it('says that there is no such article, with a way back', () => {
    const text = textOf(renderPage('/article/99', [buildArticle()]))
    expect(text).toContain('Article non trouvé')
    expect(text).toContain('Retour au blog')
    expect(text).not.toContain('Erreur')
  })

  it('draws a free slot there, and proposes three other articles', () => {
    const html = renderPage(
      '/article/99',
      [1, 2, 3, 4].map((id) => buildArticle({ id, title: `Titre ${id}` }))
    )
    expect(textOf(html)).toMatch(/Rien de prévu ici Article non trouvé.*À lire aussi/)
    expect(html.match(/href="\/article\/\d"/g)).toHaveLength(3)
  })

  it('says that it is loading while there is no data', () => {
    expect(textOf(renderPage('/article/3'))).toContain("Chargement de l'article...")
  })
})

it('tells an article that could not be loaded from one that does not exist', () => {
  const text = textOf(
    renderAt(
      <ArticleView
        article={undefined}
        error="503: panne"
        isFetching={false}
        bookingUrl="#"
        retry={() => undefined}
      />,
      { address: '/article/3' }
    )
  )
  expect(text).toContain('Erreur de chargement: 503: panne')
  expect(text).not.toContain('Article non trouvé')
  expect(text).not.toContain('Chargement de')
})

describe('an article with a picture of ours (PICTURE-6)', () => {
  const hash = 'a'.repeat(32)
  const picture = { alt: 'Un hall, de nuit', width: 1600, height: 1200, focus: { x: 20, y: 90 } }
  const render = (changes: Partial<Article>) =>
    renderPage('/article/3', [buildArticle({ imageUrl: `/pictures/${hash}-1200.webp`, ...changes })])

  it('gives the browser its formats, its widths, its size, its description and its point', () => {
    const html = render({ picture })
    expect(html).toMatch(
      new RegExp(`<source type="image/avif" srcSet="/pictures/${hash}-480.avif 480w, [^"]*1600w"`)
    )
    const [image = ''] = html.match(/<img[^>]*pictures[^>]*>/) ?? []
    for (const part of [
      `src="/pictures/${hash}-1200.webp"`,
      `/pictures/${hash}-800.webp 800w`,
      'width="1600" height="1200"',
      'alt="Un hall, de nuit"',
      'data-x="25" data-y="100"'
    ])
      expect(image).toContain(part)
    expect(image).not.toContain('style')
  })

  it('shows another host’s picture by its address alone', () => {
    const html = render({ imageUrl: 'https://images.example/a.jpg' })
    expect(html).toContain('src="https://images.example/a.jpg"')
    expect(html).not.toContain('<source')
  })
})
