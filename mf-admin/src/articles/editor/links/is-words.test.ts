import { expect, it } from 'vitest'
import { isWords } from './is-words.ts'

it.each(['avis clients', 'IA', 'l’hôtel', ' 2026 '])('EDITOR-3 takes %j for words', (typed) => {
  expect(isWords(typed)).toBe(true)
})

it.each(['', 'a', '/article/7', '#prix', 'https://cnil.fr', 'www.cnil.fr', 'cnil.fr', 'a@b.fr', 'tel:0102'])(
  'EDITOR-3 takes %j for no words',
  (typed) => {
    expect(isWords(typed)).toBe(false)
  }
)
