import { expect, it } from 'vitest'
import { countWords, cutAtWord, htmlToProse, readingMinutes } from './article-text.ts'

it('leaves a text alone that fits', () => {
  expect(cutAtWord('Soixante extras pour samedi', 27)).toBe('Soixante extras pour samedi')
})

it.each([
  [
    'Soixante extras pour samedi : ce que l’IA change dans un planning',
    60,
    'Soixante extras pour samedi : ce que l’IA change…'
  ],
  ['Trier, classer, répondre : le travail se range', 26, 'Trier, classer, répondre…'],
  ['Un hôtel de 42\u00a0chambres répond la nuit', 25, 'Un hôtel de 42\u00a0chambres…'],
  ['L’automatisation des équipes', 20, 'L’automatisation…']
])('cuts %j to at most %d characters, at the end of a word that can stand last', (text, length, wanted) => {
  expect(cutAtWord(text, length)).toBe(wanted)
  expect(wanted.length).toBeLessThanOrEqual(length)
})

it('cuts a single long word where it must', () => {
  expect(cutAtWord('anticonstitutionnellement', 10)).toBe('anticonst…')
})

it('leaves tables and captions out of prose', () => {
  const table = '<table><tr><th>Tâche</th></tr><tr><td>Transfert</td></tr></table>'
  expect(
    htmlToProse(`<p>Avant.</p><figure>${table}<figcaption>Vu en mars</figcaption></figure><p>Après.</p>`)
  ).toBe('Avant. Après.')
  expect(htmlToProse('<table><tr><td>Seul')).toBe('Seul')
})

it('counts words, and the minutes they take', () => {
  expect(readingMinutes('<p>Deux mots</p>')).toBe(1)
  expect(readingMinutes(`<p>${'mot '.repeat(900)}</p>`)).toBe(4)
  expect(countWords('<p>Deux mots\u00a0: « l’un » et</p><p>l’autre\u202f!</p>')).toBe(5)
  expect(countWords('<p></p>')).toBe(0)
})
