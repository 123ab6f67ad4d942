import { inForm } from '@site/service/testing/test-form'
import { describe, expect, it } from 'vitest'
import type { Passage } from '../passages/read-passages.ts'
import { createPassageIndex } from './passage-index.ts'

type BuiltPassage = Omit<Partial<Passage>, 'blocks'> & { blocks?: string[] }
const buildPassage = ({ blocks = ['Un texte.'], ...changes }: BuiltPassage): Passage => ({
  path: '/',
  anchor: null,
  page: 'Accueil',
  heading: 'Titre',
  blocks: blocks.map((text) => ({ text, kind: 'sentences' })),
  ...changes
})
const faq = buildPassage({
  anchor: 'faq',
  heading: 'Combien de temps prend une mise en œuvre ?',
  blocks: ['De deux à quatre semaines. Comptez davantage pour plusieurs établissements.']
})
const cookies = buildPassage({ path: '/legal', heading: 'Cookies', blocks: ['Ce site n’en dépose aucun.'] })
const questions = (passage: Passage) => (passage.heading === 'Cookies' ? ['Utilisez-vous des cookies ?'] : [])

/** Articles of a large blog, and what the index of so many may take. */
const [ARTICLES, MOST_BYTES] = inForm({ long: [2000, 5_000_000] as const, short: [400, 1_000_000] as const })

function buildIndex() {
  const index = createPassageIndex(questions)
  index.put('/', [faq], 'page')
  index.put('/legal', [cookies], 'page')
  return index
}
const headings = (index: ReturnType<typeof buildIndex>, question: string) =>
  index.search(question).answers.map(({ passage }) => passage.heading)

describe('the index of passages', () => {
  it('finds by a written question, by a heading, and by the words of a sentence', () => {
    const index = buildIndex()
    expect(headings(index, 'vous utilisez des coockies ?')).toEqual(['Cookies'])
    expect(headings(index, 'délai de mise en place')).toEqual([faq.heading])
    expect(headings(index, 'faut-il compter davantage pour plusieurs hôtels ?')).toEqual([faq.heading])
  })

  it('finds what a long story asks at its end, and nothing where it asks nothing of it', () => {
    const story = 'Ma tante tenait une mercerie à Limoges avec son perroquet et deux apprentis ;'
    expect(headings(buildIndex(), `${story} utilisez-vous des cookies sur ce site ?`)).toEqual(['Cookies'])
    expect(headings(buildIndex(), `${story} connaissez-vous un bon vétérinaire là-bas ?`)).toEqual([])
  })

  it('finds nothing by words of every question alone', () => {
    expect(headings(buildIndex(), 'combien de fois peut-on venir ?')).toEqual([])
  })

  it('ASSISTANT-2 names what comes near where nothing answers, and nothing besides an answer', () => {
    const near = (question: string) =>
      buildIndex()
        .search(question)
        .near.map(({ passage }) => passage.heading)
    expect(headings(buildIndex(), 'des cookies au chocolat')).toEqual([])
    expect(near('des cookies au chocolat')).toEqual(['Cookies'])
    expect(near('vous utilisez des cookies ?')).toEqual([])
    expect(near('Quelle est la capitale de l’Australie ?')).toEqual([])
  })

  it('gives the sentences as they stand', () => {
    expect(buildIndex().search('mise en œuvre : combien de temps').answers[0]?.sentences).toEqual([
      'De deux à quatre semaines.',
      'Comptez davantage pour plusieurs établissements.'
    ])
  })

  it.each([
    'Quelle est la capitale de l’Australie ?',
    'Combien coûte une mise en œuvre en bitcoin au Chili ?',
    'la',
    '',
    '<script>alert(1)</script>',
    '你好，你们做什么？',
    'x'.repeat(10_000),
    'cookies '.repeat(3).trim().replaceAll('cookies', 'gâteaux')
  ])('finds nothing for « %.40s »', (question) => {
    expect(headings(buildIndex(), question)).toEqual([])
  })

  it('says no to what pages have the words of but not the answer, until an article has it', () => {
    const index = buildIndex()
    index.put(
      '/audit',
      [
        buildPassage({
          path: '/audit',
          heading: 'Audit',
          blocks: ['Un audit de site internet coûte du temps.']
        })
      ],
      'page'
    )
    expect(headings(index, 'combien coûte un site internet ?')).toEqual([])
    const article = buildPassage({
      path: '/article/9',
      page: 'Combien coûte un site internet ?',
      heading: 'Combien coûte un site internet ?',
      blocks: ['Deux mille euros.']
    })
    index.put('/article/9', [article], 'article')
    expect(headings(index, 'combien coûte un site internet ?')).toEqual(['Combien coûte un site internet ?'])
    index.remove('/article/9')
    expect(headings(index, 'combien coûte un site internet ?')).toEqual([])
  })

  it('knows a page as it was put last', () => {
    const index = buildIndex()
    index.put('/legal', [{ ...cookies, heading: 'Traceurs' }], 'page')
    expect(headings(index, 'Utilisez-vous des cookies ?')).toEqual([])
    expect(headings(index, 'traceurs')).toEqual(['Traceurs'])
    expect(index.paths('page')).toEqual(['/', '/legal'])
  })

  it(`ASSISTANT-7 takes no more than ${MOST_BYTES / 1e6} MB at ${ARTICLES} articles, and answers from the last of them`, () => {
    const index = buildIndex()
    for (let id = 1; id <= ARTICLES; id += 1) index.put(`/article/${id}`, buildArticle(id), 'article')
    const last = `Que savoir du sujet${ARTICLES - 1}x ?`
    expect(headings(index, last)).toEqual([last])
    expect(index.size().index).toBeLessThan(MOST_BYTES)
  })
})

/** Ten sections of ninety words each, of a vocabulary as wide as the blog's. */
function buildArticle(id: number): Passage[] {
  const word = (at: number) => `mot${((id * 31 + at * 17) % 9000).toString(36)}q`
  return Array.from({ length: 10 }, (_, section) =>
    buildPassage({
      path: `/article/${id}`,
      page: `Le sujet ${id}`,
      heading: section === 0 ? `Que savoir du sujet${id}x ?` : `Partie ${word(section)}`,
      blocks: [0, 1, 2].map(
        (block) =>
          `Ici ${Array.from({ length: 29 }, (_, at) => word(section * 90 + block * 30 + at)).join(' ')}.`
      )
    })
  )
}
