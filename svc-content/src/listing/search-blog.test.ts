import { cardsPageSchema, type FoundPart } from '@site/contracts/articles/article-card'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import { DIALECTS } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildArticle } from '../testing/build-article.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'

describe.each(DIALECTS)('GET /api/blog/cards?q= on %s', (dialect) => {
  let content: TestContent
  beforeEach(async () => {
    content = await startTestContent(dialect)
  })
  afterEach(() => content.stop())

  const publish = async (title: string, text: string) =>
    (await content.send('POST', '/api/blog', buildArticle({ title, content: text }))).body.id as number
  const search = async (q: string, page = 1) =>
    cardsPageSchema
      .strict()
      .parse((await content.get(`/api/blog/cards?page=${page}&q=${encodeURIComponent(q)}`)).body)
  const titles = async (q: string) => (await search(q)).articles.map(({ title }) => title)
  const said = (parts: FoundPart[] | null | undefined) =>
    parts?.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('') ?? null

  it('BLOG-14 finds all words in title or text, whatever case, accents and elisions, titles first', async () => {
    await publish('L’Élan d’un hôtel', '<p>Rien d’autre.</p>')
    await publish('Un texte', '<p>Il parle de l’<strong>hôtel</strong> et d’élan&nbsp;; c’est tout.</p>')
    await publish('Autre chose', '<p>Un hôtel sans plus.</p>')
    expect(await titles('hotel ELAN')).toEqual(['L’Élan d’un hôtel', 'Un texte'])
    expect(await titles("de l'élan, d'hôtel")).toEqual(['Un texte'])
    expect(await titles('hôtel')).toEqual(['L’Élan d’un hôtel', 'Autre chose', 'Un texte'])
    const [first, second] = (await search('elan hotel')).articles
    expect([said(first?.found?.title), said(first?.found?.passage)]).toEqual(['L’[Élan] d’un [hôtel]', null])
    expect([said(second?.found?.title), said(second?.found?.passage)]).toEqual([
      null,
      'Il parle de l’[hôtel] et d’[élan]\u00a0; c’est tout.'
    ])
  })

  it('BLOG-14 puts titles first, then headings, then words in a row, then the newest', async () => {
    await publish('Un texte', '<p>Il parle de l’hôtel et d’élan.</p>')
    await publish('L’Élan d’un hôtel', '<p>Rien d’autre.</p>')
    await publish('Hôtels, un essai', '<h2>Élan</h2><p>Il y a de quoi faire.</p>')
    await publish('Un départ', '<p>Un hôtel a de l’élan.</p>')
    await publish('Rien de tel', '<p>Un hôtel, un jour.</p><h2>Prendre de l’élan</h2><p>Suite.</p>')
    await publish('Autre récit', '<p>Pour un élan hôtel par hôtel.</p>')
    expect(await titles('élan hôtel')).toEqual([
      'L’Élan d’un hôtel',
      'Hôtels, un essai',
      'Rien de tel',
      'Autre récit',
      'Un départ',
      'Un texte'
    ])
  })

  it('BLOG-14 shows sentences rather than a table, and the table where the words stand nowhere else', async () => {
    const table = '<table><tr><th>Facture</th><td>Transfert</td></tr></table>'
    await publish('Un texte', `${table}<p>Une facture est lue.</p>`)
    const passageOf = async (q: string) => said((await search(q)).articles[0]?.found?.passage)
    expect(await passageOf('facture')).toBe('Une [facture] est lue.')
    expect(await passageOf('transfert')).toBe('Facture\u00a0· [Transfert]')
  })

  it.each([
    ['words that stand nowhere', 'introuvable'],
    ['one word that does, and one that does not', 'texte introuvable'],
    ['markup', '<p>'],
    ['another script', '日本語'],
    ['signs alone', '!!! 🙂'],
    ['what a database would take as any letters', '% _']
  ])('BLOG-14 finds nothing for %s', async (_, q) => {
    await publish('Un texte', '<div>Un autre</div>')
    expect(await search(q)).toMatchObject({ total: 1, matching: 0, page: 1, pages: 1, articles: [] })
  })

  it('BLOG-14 takes a word that stands nowhere for the one that is spelt nearly the same, and says so', async () => {
    await publish('L’accueil à l’hôtel', '<p>La réservation se fait au téléphone.</p>')
    const found = async (q: string) => {
      const { articles, mended } = await search(q)
      return [articles.map(({ title }) => title), mended]
    }
    expect(await found('hotle reservatoin')).toEqual([['L’accueil à l’hôtel'], ['hôtel', 'réservation']])
    const [first] = (await search('telephne')).articles
    expect(said(first?.found?.passage)).toContain('se fait au [téléphone].')
    expect(await found('accueil')).toEqual([['L’accueil à l’hôtel'], undefined])
    // Short words are too like one another, and one that can be mended helps nobody beside one that cannot.
    expect(await found('fiat')).toEqual([[], undefined])
    expect(await found('hotle introuvable')).toEqual([[], undefined])
  })

  it('refuses a search that is longer than any, and does without an empty one', async () => {
    await publish('Un texte', '<p>Un autre</p>')
    expect((await content.get(`/api/blog/cards?q=${'a'.repeat(201)}`)).status).toBe(422)
    expect((await content.get('/api/blog/cards?q=')).body).toMatchObject({ matching: 1 })
  })

  it('follows the blog: what is published, changed, and taken away', async () => {
    expect(await titles('texte')).toEqual([])
    const id = await publish('Un texte', '<p>Un autre</p>')
    expect(await titles('texte')).toEqual(['Un texte'])
    await content.send('PUT', `/api/blog/${id}`, buildArticle({ title: 'Un titre', content: '<p>Neuf</p>' }))
    expect(await titles('texte')).toEqual([])
    expect(await titles('neuf')).toEqual(['Un titre'])
    await content.send('POST', `/api/admin/articles/${id}/withdraw`, { adminCode: TEST_CODE })
    expect(await titles('neuf')).toEqual([])
  })

  it('has pages, and finds what an earlier release stored without its words', async () => {
    for (let number = 1; number <= 25; number += 1) await publish(`Sujet ${number}`, '<p>Un mot</p>')
    await content.db.knex('articles').update({ search_text: null })
    expect(await search('mot', 2)).toMatchObject({ matching: 25, page: 2, pages: 2 })
    expect((await content.get('/api/blog/cards?q=mot&page=3')).status).toBe(404)
  })
})
