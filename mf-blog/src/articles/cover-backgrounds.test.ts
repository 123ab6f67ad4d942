import { subjectOf } from '@site/contracts/articles/article-subject'
import { expect, it } from 'vitest'
import { backgroundsOf } from './cover-backgrounds.ts'

it.each([
  ['Audit IA : dix jours pour savoir quoi automatiser', 'Audit', 'general'],
  ['Le yield management à la portée d’un hôtel indépendant', 'Yield', 'hotel'],
  ['Soixante extras pour samedi : un planning événementiel', 'Extras', 'events'],
  ['De la facture au PMS', 'Factures', 'accounting'],
  ['Se former à l’IA', 'Formation', 'training'],
  ['L’information du ragoût, extraordinaire', 'L’IA au travail', 'general'],
  ['  ', 'L’IA au travail', 'general']
])('« %s » is about %s', (title, label, theme) => {
  expect(subjectOf(title)).toEqual({ label, theme })
})

it('never draws two covers on one background side by side, nor one above the other', () => {
  const titles = [
    'Audit',
    'RAG',
    'Chatbot',
    'Yield',
    'SEO',
    'Avis',
    'Tarifs',
    'Extras',
    'RAG',
    'RGPD',
    'Audit'
  ]
  const shown = backgroundsOf(titles.map((title) => ({ title }))).map((background, index) =>
    background === 'tone' ? subjectOf(titles[index] ?? '').theme : background
  )
  expect(shown).toHaveLength(titles.length)
  shown.forEach((background, index) => {
    expect(shown.slice(Math.max(0, index - 2), index)).not.toContain(background)
  })
  expect(shown[0]).toBe('general')
})
