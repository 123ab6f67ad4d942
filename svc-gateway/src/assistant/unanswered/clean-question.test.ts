import { describe, expect, it } from 'vitest'
import { cleanQuestion } from './clean-question.ts'

const SITE = new Set(
  'travaillez avec les mairies chatbot audit formation hôtel hotel google lucarne site internet question répond prix équipe salesforce'.split(
    ' '
  )
)
const isKnown = (word: string) =>
  word
    .toLowerCase()
    .split(/['-]/)
    .every((part) => SITE.has(part))
const clean = (question: string) => cleanQuestion(question, isKnown)

describe('ASSISTANT-9 a question as it is kept', () => {
  it.each([
    'Travaillez-vous avec les mairies ?',
    'Le chatbot répond-il en breton ?',
    'Avez-vous une intégration avec Salesforce ?',
    'Dispo 24/7 en 2027 ?',
    'Google Ads, vous en faites ?'
  ])('is what was asked, where nothing of it is of anybody: %s', (question) =>
    expect(clean(question)).toBe(question)
  )

  it.each([
    ['Écrivez à ada.lovelace+ia@exemple.fr pour le prix', 'Écrivez à […] pour le prix'],
    ['rappelez au 06 12 34 56 78 pour un audit', 'rappelez au […] pour un audit'],
    ['rappelez au +33.6.12.34.56.78 merci', 'rappelez au […] merci'],
    ['rappelez au (0)6-12-34-56-78', 'rappelez au […]'],
    ['mon SIRET 123 456 789 00012 suffit-il', 'mon SIRET […] suffit-il'],
    ['ma carte 4970 1012 3456 7890 passe-t-elle', 'ma carte […] passe-t-elle'],
    ['virement sur FR76 3000 6000 0112 3456 7890 189 possible ?', 'virement sur […] possible ?'],
    ['auditez https://www.exemple.fr/page?id=ada et dites-moi', 'auditez […] et dites-moi'],
    ['auditez hotel-splendide.fr svp', 'auditez […] svp'],
    ['suivez @ada_l sur les réseaux', 'suivez […] sur les réseaux'],
    ['la plaque AB123CD est-elle lue', 'la plaque […] est-elle lue'],
    ['j’arrive à 75011 quand', 'j’arrive à […] quand']
  ])('has a mark in the place of what finds a person by its form: %s', (question, kept) =>
    expect(clean(question)).toBe(kept)
  )

  it.each([
    ['Je m’appelle ada byron, quel prix pour un audit ?', 'Je m’appelle […], quel prix pour un audit ?'],
    ['bonjour je suis tartempion et je veux un audit', 'bonjour je suis […] et je veux un audit'],
    ['Mon nom est Byron. Quel prix ?', 'Mon nom est […]. Quel prix ?'],
    ['ma société Tartempion veut un audit', 'ma société […] veut un audit'],
    ['ma société tartempion veut un audit', 'ma société […] veut un audit'],
    ['Madame Byron fait-elle des audits', 'Madame […] fait-elle des audits'],
    ['M. Byron est-il là', 'M. […] est-il là'],
    ['Est-ce que Marie Tartempion est là ?', 'Est-ce que […] est là ?'],
    ['est-ce que julie est là', 'est-ce que […] est là'],
    ['Tartempion Levasseur a-t-il un chatbot ?', '[…] a-t-il un chatbot ?'],
    ['JE SUIS TARTEMPION ET JE VEUX UN AUDIT', 'je suis […] et je veux un audit'],
    ['travaillez-vous chez tartempion', 'travaillez-vous chez […]']
  ])('has a mark in the place of a name: %s', (question, kept) => expect(clean(question)).toBe(kept))

  it.each([
    ['is long', `Travaillez-vous ${'vraiment '.repeat(40)}avec les mairies ?`],
    ['is in another alphabet', 'Вы работаете с мэриями?'],
    ['has an address written out', 'écrivez à ada arobase exemple point fr'],
    ['has a number that is dictated', 'rappelez au zéro six douze trente quatre cinquante six'],
    ['tells of an illness', 'je suis malade, un chatbot peut-il m’aider ?'],
    ['tells of a birthday', 'je suis née le 3 mai, ai-je droit à une formation ?'],
    ['tells of who is near', 'mon patron refuse la formation'],
    ['holds a secret', 'le mot de passe est-il soleil ?'],
    ['is mostly of people', 'Je suis tartempion et Marie Durand est avec Paul Petit ?'],
    ['has no words', '??? 😀 12']
  ])('is none where it %s', (_, question) => expect(clean(question)).toBeNull())

  it('is one line, without what is not seen', () =>
    expect(clean('Travaillez-vous\n\u202eavec \u200bles   mairies ?')).toBe(
      'Travaillez-vous avec les mairies ?'
    ))
})
