import { beforeAll, expect, it } from 'vitest'
import { provideDom } from '../articles/editor/document/testing-dom.ts'
import { comparePictures } from './compare-pictures.ts'
import { compareCopy } from './content/revisions.ts'

beforeAll(provideDom)

const a = '<figure><img src="/a.webp" alt="A"><figcaption>Le port</figcaption></figure>'
const b = '<p>Un <img src="/b.webp" alt=""> ici</p>'

it.each([
  [a + b, b, 0, 1],
  [b, a + b, 1, 0],
  [a, b, 1, 1],
  [a + b, b + a.replace('"A"', '"Le port"'), 0, 0],
  [a + a, a, 0, 1]
])('REVISION-6 counts the pictures that came and went: %#', (before, after, added, removed) => {
  expect(comparePictures(before, after)).toEqual({ added, removed })
})

it('REVISION-6 says how many', () => {
  expect(compareCopy.pictures({ added: 0, removed: 1 })).toBe('Une image retirée.')
  expect(compareCopy.pictures({ added: 1, removed: 0 })).toBe('Une image ajoutée.')
  expect(compareCopy.pictures({ added: 2, removed: 1 })).toBe('2\u00a0images ajoutées, une image retirée.')
  expect(compareCopy.pictures({ added: 0, removed: 0 })).toBe('')
})
