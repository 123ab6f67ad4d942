import { describe, expect, it } from 'vitest'
import { learnSpelling } from './spelling.ts'
import { termsOf } from './terms.ts'

describe('what a text is about', () => {
  it.each([
    ['L’audit d’un hôtel', 'l\'AUDIT d"un hotel'],
    ['Combien de temps dure une formation ?', 'delai formations'],
    ['Nos employés reçoivent trop de courriels', 'nos salariés reçoivent trop d’e-mails'],
    ['mise en œuvre', 'le déploiement'],
    ['supprimer mes données', 'effacement de la donnée'],
    ['intelligence artificielle', 'IA']
  ])('is the same for « %s » and « %s »', (one, other) => {
    const terms = (text: string) => [...termsOf(text, true)].sort()
    expect(terms(one)).toEqual(terms(other))
    expect(terms(one).length).toBeGreaterThan(0)
  })

  it.each([
    ['c koi un audit', 'Qu’est-ce qu’un audit ?'],
    ['cb de tps pr un audit', 'Combien de temps pour un audit ?'],
    ['rdv svp', 'Un rendez-vous'],
    ['dispo 24/7', 'disponible jour et nuit']
  ])('reads « %s » as messages are written', (typed, meant) => {
    expect(termsOf(typed, true)).toEqual(termsOf(meant, true))
  })

  it('is nothing where only words of every question stand, or signs', () => {
    expect(termsOf('est-ce que vous le faites ?', true)).toEqual([])
    expect(termsOf('??? 😀 你好 привет', true)).toEqual([])
  })
})

describe('typing errors', () => {
  const spelling = learnSpelling()
  spelling.learn(['formation chatbot référencement conseil'])

  it.each([
    ['fomation', 'formation'],
    ['chatbott', 'chatbot'],
    ['referencemant', 'referencement']
  ])('mends %s', (typed, meant) => expect(spelling.mend(typed)).toBe(meant))

  it.each(['marseille', 'format', 'chat', '2026', 'formation'])('leaves %s as it is', (typed) =>
    expect(spelling.mend(typed)).toBe(typed)
  )
})
