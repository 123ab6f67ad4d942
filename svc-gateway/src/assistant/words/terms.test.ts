import { describe, expect, it } from 'vitest'
import { learnSpelling } from './spelling.ts'
import { splitMessage } from './split-message.ts'
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
    ['dispo 24/7', 'disponible jour et nuit'],
    ['slt jveux un rdv', 'Un rendez-vous'],
    ['qui répond à 3 h du matin', 'qui répond la nuit']
  ])('reads « %s » as messages are written', (typed, meant) => {
    expect(termsOf(typed, true)).toEqual(termsOf(meant, true))
  })

  it('takes a short form for a whole word only', () => {
    expect(termsOf('voyages', true)).toEqual(termsOf('voyages'))
  })

  it('leaves out numbers and times of day', () => {
    expect(termsOf('à 18h, un hôtel de 30 chambres')).toEqual(termsOf('un hôtel, des chambres'))
  })

  it.each([
    ['vous êtes qui', 'Qui êtes-vous ?'],
    ['ça se passe comment', 'Comment ça marche ?'],
    ['t’es qui', 'Qui me répond ?']
  ])('knows what « %s » wants', (typed, meant) => {
    expect(termsOf(typed, true)).toEqual(termsOf(meant))
  })

  it('is nothing where only words of every question stand, or signs', () => {
    expect(termsOf('est-ce que vous le faites ?', true)).toEqual([])
    expect(termsOf('??? 😀 你好 привет', true)).toEqual([])
  })
})

describe('what is written by ear', () => {
  const spelling = learnSpelling()
  spelling.learn(['audit vendre distance équipe'])

  it.each([
    ['odit', 'audit'],
    ['vandre', 'vendre'],
    ['distense', 'distance'],
    ['ekipe', 'equipe'],
    ['coman', 'comment'],
    ['conbien', 'combien'],
    ['audti', 'audit']
  ])('%s is %s', (typed, meant) => expect(spelling.mend(typed)).toBe(meant))

  it('leaves a word that is much longer than what sounds the same', () => {
    expect(spelling.mend('cassees')).toBe('cassees')
  })
})

describe('a long message', () => {
  it('is read part by part', () => {
    expect(splitMessage('Je tiens un gîte ; mon fils dit que non, et vous ?')).toEqual([
      'Je tiens un gîte',
      'mon fils dit que non',
      'vous'
    ])
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
