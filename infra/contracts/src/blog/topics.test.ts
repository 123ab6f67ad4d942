import { describe, expect, it } from 'vitest'
import { TOPICS } from '../articles/article-subject.ts'
import { cardsPageOf } from './cards-page.ts'
import { isTopic, topicOf, topicPath } from './topics.ts'

const about = (title: string, content = '') => topicOf({ title, content })

describe('BLOG-17 the topic of an article', () => {
  it.each([
    ['Audit IA : dix jours pour savoir quoi automatiser', 'methode'],
    ['Le yield management à la portée d’un hôtel indépendant', 'hotellerie'],
    ['Soixante extras pour samedi', 'evenementiel'],
    ['De la facture au PMS', 'gestion'],
    ['SEO local : un plan de douze semaines', 'clients'],
    ['Un chatbot sur le site de l’hôtel', 'chatbots'],
    ['Deux cents E-MAILS par jour', 'bureau'],
    ['Formation à l’IA', 'formation'],
    ['Le RGPD sans peur', 'donnees']
  ])('is what its title « %s » names', (title, topic) => {
    expect(about(title)).toBe(topic)
  })

  it('is what its text begins with where the title names nothing, and how to go about it where neither does', () => {
    expect(about('Un titre sans rien', '<p>La <strong>chambre</strong> 12</p>')).toBe('hotellerie')
    expect(about('Un titre sans rien', `<p>${'bla '.repeat(500)}</p><p>Le RGPD</p>`)).toBe('methode')
    expect(about('')).toBe('methode')
  })
})

it('knows its topics by the last part of their addresses, and no other word', () => {
  for (const topic of TOPICS) expect(isTopic(topicPath(topic).split('/').at(-1))).toBe(true)
  for (const other of ['', 'Methode', 'toString', 'length', undefined]) expect(isTopic(other)).toBe(false)
})

describe('a page of cards', () => {
  const article = (id: number, title: string) => ({
    id,
    title,
    content: '<p>Texte</p>',
    imageUrl: null,
    createdAt: '2026-05-01T08:00:00.000Z',
    isPinned: false
  })
  const articles = Array.from({ length: 50 }, (_, index) => article(index, index % 2 ? 'Tarifs' : 'Audit'))
  const page = (wanted: Parameters<typeof cardsPageOf>[2]) =>
    cardsPageOf({ etag: '"x"', total: 50 }, articles, wanted)

  it('counts what is on its pages, and names the topics of the whole list', () => {
    expect(page({ page: 1 })).toMatchObject({
      total: 50,
      matching: 50,
      pages: 3,
      topics: ['methode', 'hotellerie']
    })
    const last = page({ page: 2, topic: 'hotellerie' })
    expect(last).toMatchObject({ total: 50, matching: 25, pages: 2, topics: ['methode', 'hotellerie'] })
    expect(last?.articles.map(({ id }) => id)).toEqual([49])
    expect(page({ page: 1, topic: 'donnees' })).toMatchObject({ matching: 0, pages: 1, articles: [] })
  })

  it('is not there past the last one', () => {
    expect(page({ page: 4 })).toBeNull()
    expect(page({ page: 3, topic: 'hotellerie' })).toBeNull()
  })
})
