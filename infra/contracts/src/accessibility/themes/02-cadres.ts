import type { Theme } from './audit-types.ts'

export const cadres: Theme = {
  name: 'Cadres',
  criteria: [
    {
      number: '2.1',
      asks: 'Chaque cadre a-t-il un titre ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds a frame.' }]
    },
    {
      number: '2.2',
      asks: 'Le titre de chaque cadre est-il pertinent ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds a frame.' }]
    }
  ]
}
