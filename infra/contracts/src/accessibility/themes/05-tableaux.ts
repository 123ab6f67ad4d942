import type { Theme } from '../audit-types.ts'

export const tableaux: Theme = {
  name: 'Tableaux',
  criteria: [
    {
      number: '5.1',
      asks: 'Chaque tableau de données complexe a-t-il un résumé ?',
      verdict: 'NA',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Tables of articles have one row of headers and one column of them: none is complex.'
        }
      ]
    },
    {
      number: '5.2',
      asks: 'Ce résumé est-il pertinent ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No table of the sample is complex.' }]
    },
    {
      number: '5.3',
      asks: 'Le contenu de chaque tableau de mise en forme reste-t-il compréhensible une fois linéarisé ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No table serves for layout.' }]
    },
    {
      number: '5.4',
      asks: 'Le titre de chaque tableau de données lui est-il relié ?',
      verdict: 'C',
      proof: [{ on: '2026-11-25', seen: 'The tables of /article/1 are announced with their caption.' }]
    },
    {
      number: '5.5',
      asks: 'Le titre de chaque tableau de données est-il pertinent ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'The captions of the tables of /article/1 and /article/7 were read against their columns; the tables of articles 2 and 5 have no caption, and a note beneath.'
        }
      ]
    },
    {
      number: '5.6',
      asks: 'Chaque en-tête de colonne et de ligne est-il correctement déclaré ?',
      verdict: 'C',
      proof: [{ test: 'uses only the allowed tags, without style, class or outside link' }]
    },
    {
      number: '5.7',
      asks: 'Chaque cellule est-elle reliée à ses en-têtes ?',
      verdict: 'C',
      proof: [{ test: 'uses only the allowed tags, without style, class or outside link' }]
    },
    {
      number: '5.8',
      asks: 'Les tableaux de mise en forme sont-ils sans éléments de tableaux de données ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No table serves for layout.' }]
    }
  ]
}
