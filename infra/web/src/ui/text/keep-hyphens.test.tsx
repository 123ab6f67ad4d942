import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { keepHyphens } from './keep-hyphens.tsx'

const markup = (text: string) => renderToStaticMarkup(keepHyphens(text)).replaceAll(/ class="[^"]*"/g, '')

it('keeps a word with hyphens on one line, with the characters attached to it', () => {
  expect(markup('Que gagne-t-on sur un e-mail\u202f?')).toBe(
    'Que <span>gagne-t-on</span> sur un <span>e-mail\u202f?</span>'
  )
})

it('leaves the text as it is written', () => {
  for (const text of ['Prendre rendez-vous', 'Audit IA', '', '- - -', 'À l’expert-comptable, ou non'])
    expect(markup(text).replaceAll(/<[^>]*>/g, '')).toBe(text)
})
