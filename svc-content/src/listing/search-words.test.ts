import { expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

it.each([
  ['  L’Hôtel  de  la\u00a0Plage ', ['hotel', 'de', 'la', 'plage']],
  ["qu'un jusqu’au d’ l’", ['un', 'au', 'd', 'l']],
  ['aujourd’hui', ["aujourd'hui"]],
  ['« œuvre », (E-MAILS) : 1,5 %', ['oeuvre', 'e-mails', '1,5']],
  ['hôtel hotel HÔTEL', ['hotel']],
  ['<script>alert("x")</script>', ['script', 'alert', 'x']],
  ['bar,restaurant et/ou spa.', ['bar', 'restaurant', 'et', 'ou', 'spa']],
  ['日本語 עברית Ελλάδα', ['日本語', 'עברית', 'ελλαδα']],
  ['!!! — 🙂 « »', []],
  ['', []]
])('BLOG-14 looks in %j for the words %j', (sought, words) => {
  expect(searchWords(sought)).toEqual(words)
})
