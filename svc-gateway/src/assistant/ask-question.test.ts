import type { SiteAnswer } from '@site/contracts/assistant/question'
import type { Unanswered } from '@site/contracts/questions/asked'
import type { FaqEntry } from '@site/contracts/questions/faq'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import { sendJson } from '../testing/fake-services.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { stubRemote, stubShell } from '../testing/stubs.ts'

const component = (...elements: [string, string][]) =>
  `() => React.createElement('div', null, ${elements.map(([name, text]) => `React.createElement('${name}', null, ${JSON.stringify(text)})`).join(',')})`
const site = (version: string, answer: string) =>
  stubRemote({
    name: 'mf-marketing',
    version,
    pages: [
      {
        path: '/',
        index: true,
        tags: ['article-links'],
        component: component(
          ['h1', 'Vos semaines, en mieux'],
          ['h2', 'Faut-il changer de logiciels ?'],
          ['p', answer]
        )
      },
      { path: '/cachee', index: false, component: component(['h1', 'Le code du coffre'], ['p', 'Douze.']) },
      {
        path: '/blog',
        index: true,
        tags: ['articles'],
        component: component(['h1', 'Blog'], ['p', 'Rien.'])
      },
      { path: '/article/:id', index: true }
    ]
  })
const OLD = site('0.1.0-11111111', 'Non, nous partons de vos outils.')
const NEW = site('0.1.0-22222222', 'Oui, depuis hier.')

interface Article {
  id: number
  title: string
  content: string
}
let articles: Article[]
let gateway: TestGateway
let faq: FaqEntry[]
let unanswered: Unanswered[]

const asPublished = (article: Article) => ({
  ...article,
  imageUrl: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  isPinned: false,
  origin: { writer: 'person' }
})
const start = async (env: Record<string, string> = {}) => {
  gateway = await startTestGateway({
    build: async (dir) => ({
      shell: { live: await buildDeployable(dir, stubShell()) },
      'mf-marketing': { live: await buildDeployable(dir, OLD) }
    }),
    overrides: { carryMs: 10 },
    env: { ASSISTANT: 'on', ...env }
  })
  await gateway.bus.watch(['site.questions-unanswered'], (event) => {
    if (event.type === 'site.questions-unanswered') unanswered.push(...event.data.questions)
  })
  gateway.content.answer(({ url }, response) => {
    if (url === '/api/faq') return sendJson(response, 200, faq)
    const [, id] = /^\/api\/blog\/(\d+)$/.exec(url) ?? []
    if (!id) return sendJson(response, 200, articles.map(asPublished))
    const article = articles.find((one) => one.id === Number(id))
    if (article) sendJson(response, 200, asPublished(article))
    else sendJson(response, 404, { message: 'Article non trouvé', code: 'not-found' })
  })
}
beforeEach(async () => {
  articles = []
  faq = []
  unanswered = []
  await start()
})
afterEach(() => gateway.stop())

const ask = (question: unknown) => gateway.post('/api/assistant/questions', { question })
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const askAs = (headers: Record<string, string>, question: string) =>
  gateway.post('/api/assistant/questions', { question }, { ...BROWSER, ...headers })
const passages = async (question: string) => {
  const answer = await ask(question)
  return answer.status === 200 ? ((await answer.json()) as SiteAnswer).passages : null
}
/** Waits until the first passage says so. */
const answers = (question: string, sentence: string | undefined) =>
  eventually(`« ${question} » is answered by ${sentence}`, async () => {
    const found = await passages(question)
    return found !== null && found[0]?.sentences[0] === sentence
  })

describe('POST /api/assistant/questions', () => {
  it('ASSISTANT-1 answers with the sentences of a page, as they stand, and its address', async () => {
    await answers('Dois-je changer de logiciel ?', 'Non, nous partons de vos outils.')
    expect(await passages('faut il changer mes logiciel')).toEqual([
      {
        page: 'Accueil',
        heading: 'Faut-il changer de logiciels ?',
        path: '/',
        href: '/#:~:text=Non%2C%20nous%20partons%20de%20vos%20outils.',
        sentences: ['Non, nous partons de vos outils.']
      }
    ])
  })

  it('ASSISTANT-2 has nothing of what search engines may not list, and says no to what no page says', async () => {
    await answers('Dois-je changer de logiciel ?', 'Non, nous partons de vos outils.')
    for (const question of ['Quel est le code du coffre ?', 'Quelle est la capitale de l’Australie ?'])
      expect(await (await ask(question)).json()).toEqual({ passages: [], near: [] })
  })

  it('ASSISTANT-3 answers from an article once it is published, as it is edited, and no longer once it is gone', async () => {
    const change = async (next: Article[]) => {
      articles = next
      await gateway.publish('site.article-changed', { data: { articleId: 5, change: 'updated' } } as never)
    }
    const article = { id: 5, title: 'Le linge', content: '<h2>Qui lave le linge ?</h2><p>Personne.</p>' }
    await change([article])
    await answers('qui lave le linge', 'Personne.')
    expect((await passages('qui lave le linge'))?.[0]?.href).toBe('/article/5#:~:text=Personne.')
    await change([{ ...article, content: '<h2>Qui lave le linge ?</h2><p>Un robot.</p>' }])
    await answers('qui lave le linge', 'Un robot.')
    await change([])
    await answers('qui lave le linge', undefined)
  })

  it('ASSISTANT-3 answers from a version of the pages as soon as it is live', async () => {
    await answers('Dois-je changer de logiciel ?', 'Non, nous partons de vos outils.')
    await gateway.deploy({
      shell: { live: await buildDeployable(gateway.dir, stubShell()) },
      'mf-marketing': { live: await buildDeployable(gateway.dir, NEW) }
    })
    await answers('Dois-je changer de logiciel ?', 'Oui, depuis hier.')
  })

  it('tries again until the articles can be read', async () => {
    await gateway.stop()
    articles = [{ id: 5, title: 'Le linge', content: '<h2>Qui lave le linge ?</h2><p>Personne.</p>' }]
    gateway = await startTestGateway({
      build: async (dir) => ({
        shell: { live: await buildDeployable(dir, stubShell()) },
        'mf-marketing': { live: await buildDeployable(dir, OLD) }
      }),
      // The stub answers [] at first; then it is broken, then it has the article.
      env: { ASSISTANT: 'on' }
    })
    gateway.content.answer((_, response) => sendJson(response, 500, { message: 'Panne', code: 'internal' }))
    await gateway.publish('site.article-changed', { data: { articleId: 5, change: 'created' } } as never)
    await eventually('it could not be read', () => gateway.log.text().includes('cannot read the articles'))
    gateway.content.answer(({ url }, response) =>
      sendJson(
        response,
        200,
        url.includes('/5') ? asPublished(articles[0] as Article) : articles.map(asPublished)
      )
    )
    await answers('qui lave le linge', 'Personne.')
  })

  it('ASSISTANT-15 reads nothing where it is off, answers with no passage, and calls no question unanswered', async () => {
    await gateway.stop()
    await start({ ASSISTANT: 'off' })
    expect(await passages('avez-vous un ornithorynque ?')).toEqual([])
    expect((await askAs({}, 'avez-vous un ornithorynque ?')).status).toBe(200)
    await gateway.stop()
    expect(unanswered).toEqual([])
    expect(gateway.content.received.map(({ url }) => url)).toEqual([])
    await start()
  })

  it('ASSISTANT-4 refuses in French what is no question', async () => {
    const refused = async (question: unknown) => {
      const answer = await ask(question)
      return [answer.status, ((await answer.json()) as { message: string }).message]
    }
    expect(await refused('')).toEqual([422, 'Écrivez votre question.'])
    expect(await refused('   ')).toEqual([422, 'Écrivez votre question.'])
    expect(await refused(12)).toEqual([422, 'La question doit être un texte.'])
    expect(await refused('é'.repeat(10_000))).toEqual([
      422,
      'La question ne peut pas dépasser 2000 caractères.'
    ])
    expect((await ask('x'.repeat(100_000))).status).toBe(413)
    expect((await gateway.post('/api/assistant/questions', undefined)).status).toBe(422)
  })

  it('ASSISTANT-4 lets one address ask so often in a minute', async () => {
    await gateway.stop()
    await start({ ASSISTANT_LIMIT_PER_MINUTE: '2' })
    const statuses = []
    for (const _ of [1, 2, 3]) statuses.push((await ask('')).status)
    expect(statuses).toEqual([422, 422, 429])
  })

  it('ASSISTANT-5 writes no question down, answered or not', async () => {
    await answers('Dois-je changer de logiciel ?', 'Non, nous partons de vos outils.')
    await passages('Pourquoi ada@exemple.fr a-t-elle un ornithorynque ?')
    await ask('ornithorynque'.repeat(1000))
    expect(gateway.log.text()).not.toMatch(/ornithorynque|ada@exemple|Dois-je/)
    expect(await gateway.metrics()).not.toMatch(/ornithorynque/)
    const sent = [...gateway.content.received, ...gateway.leads.received].map(({ url, body }) => url + body)
    expect(sent.join()).not.toMatch(/ornithorynque/)
  })

  it('ASSISTANT-9 tells of questions that found nothing, cleaned, without who asked, and of no other', async () => {
    await answers('Dois-je changer de logiciel ?', 'Non, nous partons de vos outils.')
    await askAs({}, 'Dois-je changer de logiciel ?')
    await askAs({}, 'Je m’appelle Ada Byron (ada@exemple.fr) : avez-vous un ornithorynque ?')
    await eventually('it is told', () => unanswered.length > 0)
    expect(unanswered).toEqual([
      {
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        key: 'ornithorynqu',
        wording: 'Je m’appelle […] ([…]) : avez-vous un ornithorynque ?',
        count: 1
      }
    ])
    expect(gateway.log.text()).not.toMatch(/ornithorynque|ada@exemple|Byron/)
  })

  it.each([
    ['a program', { 'user-agent': 'curl/8.0' }],
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }]
  ])('ASSISTANT-9 answers as ever, and notes nothing: %s', async (_, headers) => {
    await answers('Dois-je changer de logiciel ?', 'Non, nous partons de vos outils.')
    expect((await askAs(headers as Record<string, string>, 'avez-vous un ornithorynque ?')).status).toBe(200)
    await askAs({}, 'vendez-vous des kangourous ?')
    await eventually('the next one is told', () => unanswered.length > 0)
    expect(unanswered.map(({ wording }) => wording)).toEqual(['vendez-vous des kangourous ?'])
  })

  it('FAQ-3 answers with an entry once it is there, as it is changed, and no longer once it is removed', async () => {
    const at = '2026-11-23T10:20:00.000Z'
    const entry = {
      ...{
        id: 3,
        question: 'Travaillez-vous avec les mairies ?',
        answer: 'Oui, depuis 2024.\n\nDeux le sont.'
      },
      ...{ link: null, wordings: ['vous faites les communes'], createdAt: at, updatedAt: at, version: 1 }
    }
    const change = async (next: FaqEntry[]) => {
      faq = next
      await gateway.publish('site.faq-changed')
    }
    await answers('travaillez vous avec les mairies', undefined)
    await change([entry])
    await answers('travaillez vous avec les mairies', 'Oui, depuis 2024.')
    expect((await passages('vous faites les communes'))?.[0]).toEqual({
      page: 'Questions fréquentes',
      heading: 'Travaillez-vous avec les mairies ?',
      path: '/questions',
      href: '/questions#question-3:~:text=Oui%2C%20depuis%202024.',
      sentences: ['Oui, depuis 2024.', 'Deux le sont.']
    })
    await change([{ ...entry, answer: 'Non.', version: 2 }])
    await answers('travaillez vous avec les mairies', 'Non.')
    await change([])
    await answers('travaillez vous avec les mairies', undefined)
  })
})
