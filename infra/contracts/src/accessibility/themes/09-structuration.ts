import type { Theme } from './audit-types.ts'

export const structuration: Theme = {
  name: 'Structuration de l’information',
  criteria: [
    {
      number: '9.1',
      asks: 'L’information est-elle structurée par des titres ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-3' }, { test: 'A11Y-21' }]
    },
    {
      number: '9.2',
      asks: 'La structure du document est-elle cohérente ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-21' }]
    },
    {
      number: '9.3',
      asks: 'Chaque liste est-elle structurée ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Menus, cards, points, steps, dates and articles are lists in the tree, terms with what is said of them definition lists.'
        }
      ]
    },
    {
      number: '9.4',
      asks: 'Chaque citation est-elle indiquée ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Quotations in articles are blockquote or q; sentences in « » elsewhere are names.'
        }
      ]
    }
  ]
}
