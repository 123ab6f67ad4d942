// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { changesIn, wordsOf } from './find-changes.ts'

const place = document.createElement('div')
place.innerHTML =
  '<h2>Un <del data-change="removed">vieux</del> <ins data-change="added">nouveau</ins> titre</h2>' +
  '<p>Rien.</p><p data-change="added"><ins data-change="added">Tout</ins> neuf</p>' +
  '<p data-change="removed">Parti</p><p>Un <ins data-change="added">mot</ins> puis <ins data-change="added">deux</ins></p>'

it('REVISION-7 takes what was and what is for one change, and a block with its words', () => {
  expect(changesIn(place).map(wordsOf)).toEqual(['vieux → nouveau', 'Tout neuf → Parti', 'mot', 'deux'])
  expect(changesIn(null)).toEqual([])
})
