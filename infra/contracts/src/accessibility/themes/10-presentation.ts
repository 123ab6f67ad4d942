import type { Theme } from '../audit-types.ts'

export const presentation: Theme = {
  name: 'Présentation de l’information',
  criteria: [
    {
      number: '10.1',
      asks: 'La présentation est-elle faite par des feuilles de styles ?',
      verdict: 'C',
      proof: [{ test: 'has no style attribute, which the CSP would refuse' }]
    },
    {
      number: '10.2',
      asks: 'Le contenu qui informe reste-t-il présent sans feuilles de styles ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Seven pages were looked at without styles: their texts are all there, and styles generate no words.'
        }
      ]
    },
    {
      number: '10.3',
      asks: 'L’information reste-t-elle compréhensible sans feuilles de styles ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Seven pages were looked at without styles: they read from top to bottom in the order of their content, if with large icons.'
        }
      ]
    },
    {
      number: '10.4',
      asks: 'Le texte reste-t-il lisible à 200 % ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-8' }]
    },
    {
      number: '10.5',
      asks: 'Les couleurs de texte et de fond sont-elles déclarées ensemble ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'The body declares both, and each surface of the theme declares both; the other declarations inherit one of them.'
        }
      ]
    },
    {
      number: '10.6',
      asks: 'Chaque lien se distingue-t-il du texte qui l’entoure ?',
      verdict: 'C',
      proof: [
        { test: 'A11Y-3' },
        {
          on: '2026-11-25',
          seen: 'Links within sentences are underlined; links without a line stand in lists of links.'
        }
      ]
    },
    {
      number: '10.7',
      asks: 'La prise de focus est-elle visible ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-2' }]
    },
    {
      number: '10.8',
      asks: 'Les contenus cachés sont-ils ignorés des technologies d’assistance, ou rendus visibles à la demande ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Slides that wait are inert, closed dialogs empty, copies of the strip hidden from the tree; closed questions are in details.'
        },
        { test: 'FORM-6' }
      ]
    },
    {
      number: '10.9',
      asks: 'L’information est-elle donnée autrement que par la forme, la taille ou la position ?',
      verdict: 'C',
      proof: [{ on: '2026-11-25', seen: 'No sentence sends anybody to a shape or a place alone.' }]
    },
    {
      number: '10.10',
      asks: 'Cette règle est-elle appliquée de façon pertinente ?',
      verdict: 'C',
      proof: [{ on: '2026-11-25', seen: 'What bars show by their length stands in figures beside them.' }]
    },
    {
      number: '10.11',
      asks: 'Les contenus se lisent-ils sans défilement dans les deux sens à 320 pixels de large ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-6' }, { test: 'A11Y-7' }]
    },
    {
      number: '10.12',
      asks: 'L’espacement du texte peut-il être augmenté sans perte ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-20' }]
    },
    {
      number: '10.13',
      asks: 'Les contenus qui apparaissent au survol ou au focus peuvent-ils être masqués, survolés et conservés ?',
      verdict: 'C',
      proof: [{ test: 'HOME-23' }, { test: 'HOME-22' }]
    },
    {
      number: '10.14',
      asks: 'Les contenus qui n’apparaissent que par les styles sont-ils accessibles au clavier ?',
      verdict: 'C',
      proof: [{ test: 'HOME-23' }, { test: 'A11Y-1' }]
    }
  ]
}
