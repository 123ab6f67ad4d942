import type { Theme } from './audit-types.ts'

export const liens: Theme = {
  name: 'Liens',
  criteria: [
    {
      number: '6.1',
      asks: 'Chaque lien est-il explicite ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Names of all links were read page by page from the accessibility tree: each says where it leads, by itself or with its sentence; a name holds the words that are seen.'
        },
        { test: 'A11Y-3' }
      ]
    },
    { number: '6.2', asks: 'Chaque lien a-t-il un intitulé ?', verdict: 'C', proof: [{ test: 'A11Y-3' }] }
  ]
}
