import { describe, expect, it } from 'vitest'
import { readPassages } from '../passages/read-passages.ts'
import { termsOf } from '../words/terms.ts'
import { chooseSentences } from './choose-sentences.ts'
import { preparePassage } from './prepare-passage.ts'

/** What is quoted of a page with this beneath its one heading. */
function quote(html: string, question: string, weight = 4): string[] {
  const [passage] = readPassages(html, { path: '/article/1', page: 'Titre' })
  if (!passage) throw new Error('There is no passage')
  return chooseSentences(termsOf(question), preparePassage(passage, []), () => weight)
}

const LONG = 'Une phrase assez longue pour que le reste n’y tienne plus, loin de là, et de beaucoup. '.repeat(
  4
)

describe('a quotation', () => {
  it('is of sentences that stand together, from the first where all of them fit', () => {
    const html = '<p>Non. Le linge reste à la lingerie.</p><p>Elle ferme à midi.</p>'
    expect(quote(html, 'la lingerie ferme quand')).toEqual([
      'Non.',
      'Le linge reste à la lingerie.',
      'Elle ferme à midi.'
    ])
    expect(quote(`<p>${LONG}</p>${html}`, 'la lingerie ferme')).toEqual([
      'Le linge reste à la lingerie.',
      'Elle ferme à midi.'
    ])
  })

  it('has no caption or label among its sentences, nor what only introduces something else', () => {
    const html =
      '<p>La lingerie ferme à midi.</p><p>Semaines 1 et 2</p><p>Le facteur passe à dix heures. Voici comment\u00a0:</p><pre>Un plan</pre>'
    expect(quote(html, 'lingerie')).toEqual(['La lingerie ferme à midi.'])
    expect(quote(html, 'facteur')).toEqual(['Le facteur passe à dix heures.'])
    expect(quote(html, 'semaines')).toEqual(['Semaines 1 et 2'])
  })

  it('is of a list under what introduces it, whole where it fits', () => {
    const list =
      '<p>Ceci vient après. Apportez\u00a0:</p><ul><li>un badge\u202f;</li><li>une pièce d’identité.</li></ul>'
    const whole = ['Apportez\u00a0:', 'un badge\u202f;', 'une pièce d’identité.']
    expect(quote(`${list}<p>Le reste est sur place.</p>`, 'badge')).toEqual(whole)
    expect(quote(list, 'que faut-il apporter, apportez')).toEqual(whole)
    expect(quote(list, 'après')).toEqual(['Ceci vient après.', ...whole])
    expect(quote(`${list}${list}`, 'après')).toEqual(['Ceci vient après.', ...whole])
  })

  it('is of the sentences before a list that has little of the question', () => {
    const html = '<p>Deux jours sur vos cas.</p><p>Dès mai</p><ul><li>Un référent par équipe</li></ul>'
    expect(quote(html, 'notre équipe', 1)).toEqual(['Deux jours sur vos cas.'])
    expect(quote(html, 'notre équipe')).toEqual(['Dès mai', 'Un référent par équipe'])
  })

  it('is of one item of a long list, under what introduces it, and says where the list is cut', () => {
    const items = [1, 2, 3].map((place) => `<li>Le badge numéro ${place}. ${LONG}</li>`).join('')
    const html = `<p>Apportez\u00a0:</p><ul>${items}<li>la lingerie</li></ul>`
    expect(quote(html, 'lingerie')).toEqual(['Apportez\u00a0:', 'la lingerie'])
    expect(quote(html, 'apportez')).toEqual([
      'Apportez\u00a0:',
      expect.stringMatching(/^Le badge numéro 1/),
      '[…]'
    ])
  })

  it('is of a row with the names of its columns, under the caption', () => {
    const rows = [1, 2, 3, 4]
      .map((place) => `<tr><td>Service ${place}, ${LONG}</td><td>2 h</td></tr>`)
      .join('')
    const html = `<table><caption>Les délais</caption><tr><th>Canal</th><th>Délai</th></tr>${rows}<tr><td>Formulaire</td><td>3 h</td></tr></table>`
    expect(quote(html, 'formulaire')).toEqual([
      'Les délais',
      'Canal\u00a0:\u2002Formulaire\u00a0·\u2002Délai\u00a0:\u20023 h'
    ])
  })
})
