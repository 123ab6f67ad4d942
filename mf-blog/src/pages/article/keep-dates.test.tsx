import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { keepDates } from './keep-dates.tsx'

it('keeps each date of a sentence on one line, and its words as they are', () => {
  const html = renderToStaticMarkup(
    <p>{keepDates('Il a été modifié le 1er mai 2025. Il a été relu par Camille le 25 novembre 2026.')}</p>
  )
  const kept = [...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, words]) => words)
  expect(kept).toEqual(['le 1er mai 2025', 'le 25 novembre 2026'])
  expect(html.replace(/<[^>]+>/g, '')).toBe(
    'Il a été modifié le 1er mai 2025. Il a été relu par Camille le 25 novembre 2026.'
  )
})

it('leaves what has no date', () => {
  expect(renderToStaticMarkup(keepDates('Personne ne l’a encore relu.'))).toBe('Personne ne l’a encore relu.')
})
