import { describe, expect, it } from 'vitest'
import { articleAddress, articleIdIn, slugOf } from './article-address.ts'

describe('ARTICLE-12 the address of an article', () => {
  it.each([
    [
      'Formation à l’IA : ce qu’une équipe apprend en deux jours',
      'formation-a-l-ia-ce-qu-une-equipe-apprend-en-deux-jours'
    ],
    ["L'œuvre d'un cœur, ex æquo", 'l-oeuvre-d-un-coeur-ex-aequo'],
    ['  « Où ça\u00a0? » – 90\u202f% des ÉVÉNEMENTS…  ', 'ou-ca-90-des-evenements'],
    ['R&D <b>gras</b> 100/100', 'r-d-b-gras-b-100-100'],
    ['', ''],
    ['日本語', ''],
    ['—', '']
  ])('says the title « %s » without accents and signs', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it('ends with a whole word of a long title, and with none that announces more', () => {
    expect(slugOf('Audit IA : dix jours pour savoir quoi automatiser, et quoi laisser tranquille')).toBe(
      'audit-ia-dix-jours-pour-savoir-quoi-automatiser'
    )
    expect(slugOf('SEO local : un plan de douze semaines pour être trouvé près de chez vous')).toBe(
      'seo-local-un-plan-de-douze-semaines-pour-etre-trouve-pres'
    )
    expect(slugOf('a'.repeat(200))).toBe('a'.repeat(59))
    for (const length of [10, 55, 61, 199])
      expect(slugOf('mot '.repeat(length)).length).toBeLessThanOrEqual(60)
  })

  it('is the short one where the title gives nothing to say', () => {
    expect(articleAddress({ id: 7, title: 'Un essai' })).toBe('/article/7-un-essai')
    expect(articleAddress({ id: 7, title: '日本語' })).toBe('/article/7')
  })

  it.each([
    ['7', '7'],
    ['7-un-essai', '7'],
    ['7-', '7'],
    ['123456789-x/y\n', '123456789'],
    ['1234567890', null],
    ['07', null],
    ['7x', null],
    ['-7', null],
    ['abc', null],
    ['', null],
    [undefined, null]
  ])('names in %j the article %j', (part, id) => {
    expect(articleIdIn(part)).toBe(id)
  })
})
