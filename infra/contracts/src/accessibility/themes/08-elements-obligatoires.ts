import type { Theme } from './audit-types.ts'

export const elementsObligatoires: Theme = {
  name: 'Éléments obligatoires',
  criteria: [
    {
      number: '8.1',
      asks: 'Chaque page a-t-elle un type de document ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Every page begins with the document type of HTML, as served and as hydrated.'
        }
      ]
    },
    {
      number: '8.2',
      asks: 'Le code de chaque page est-il valide ?',
      verdict: 'C',
      proof: [
        { test: 'A11Y-17' },
        { test: 'has one h1 and no id twice' },
        {
          on: '2026-11-25',
          seen: 'Served pages and their hydrated trees were put through an HTML checker: no error is left.'
        }
      ]
    },
    {
      number: '8.3',
      asks: 'La langue de chaque page est-elle déclarée ?',
      verdict: 'C',
      proof: [{ test: 'BRAND-2' }]
    },
    {
      number: '8.4',
      asks: 'Le code de langue est-il pertinent ?',
      verdict: 'C',
      proof: [{ test: 'BRAND-2' }]
    },
    { number: '8.5', asks: 'Chaque page a-t-elle un titre ?', verdict: 'C', proof: [{ test: 'NAV-10' }] },
    {
      number: '8.6',
      asks: 'Ce titre est-il pertinent ?',
      verdict: 'C',
      proof: [
        { test: 'calls no two pages alike' },
        {
          on: '2026-11-25',
          seen: 'Each title was read against its page, that of a second page of the blog and of the address that does not exist too.'
        }
      ]
    },
    {
      number: '8.7',
      asks: 'Chaque changement de langue est-il indiqué ?',
      verdict: 'C',
      proof: [
        { test: 'BRAND-2' },
        {
          on: '2026-11-25',
          seen: '“Page Not Found” and the English and Portuguese lines of /chatbot are marked; other words of English origin stand in French dictionaries or are terms of the trade.'
        }
      ]
    },
    {
      number: '8.8',
      asks: 'Le code de chaque changement de langue est-il pertinent ?',
      verdict: 'C',
      proof: [{ on: '2026-11-25', seen: 'The codes en and pt were read against their sentences.' }]
    },
    {
      number: '8.9',
      asks: 'Les balises servent-elles à autre chose qu’à la seule présentation ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'No empty paragraph, no line break between blocks: the two ways to the company in the footer became a list.'
        }
      ]
    },
    {
      number: '8.10',
      asks: 'Les changements du sens de lecture sont-ils signalés ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'All text of the sample runs from left to right.' }]
    }
  ]
}
