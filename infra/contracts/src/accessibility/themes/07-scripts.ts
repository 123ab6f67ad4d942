import type { Theme } from './audit-types.ts'

export const scripts: Theme = {
  name: 'Scripts',
  criteria: [
    {
      number: '7.1',
      asks: 'Chaque script est-il, si besoin, compatible avec les technologies d’assistance ?',
      verdict: 'C',
      proof: [
        { test: 'A11Y-3' },
        { test: 'A11Y-4' },
        { test: 'A11Y-17' },
        { test: 'CHAT-13' },
        { test: 'POPUP-24' }
      ]
    },
    {
      number: '7.2',
      asks: 'L’alternative à chaque script est-elle pertinente ?',
      verdict: 'C',
      proof: [{ test: 'PAGE-1' }]
    },
    {
      number: '7.3',
      asks: 'Chaque script se commande-t-il au clavier et avec tout pointeur ?',
      verdict: 'C',
      proof: [
        { test: 'A11Y-2' },
        { test: 'CHAT-12' },
        { test: 'POPUP-23' },
        { test: 'SEO-10' },
        { test: 'HOME-23' }
      ]
    },
    {
      number: '7.4',
      asks: 'L’utilisateur est-il averti de chaque changement de contexte, ou en a-t-il le contrôle ?',
      verdict: 'C',
      proof: [
        { test: 'POPUP-27' },
        {
          on: '2026-11-25',
          seen: 'Apart from the pop-up, focus and address change only after a press on a link or a button that says so.'
        }
      ]
    },
    {
      number: '7.5',
      asks: 'Les messages de statut sont-ils restitués par les technologies d’assistance ?',
      verdict: 'C',
      proof: [
        { test: 'TOAST-2' },
        { test: 'CHAT-31' },
        { test: 'FORM-14' },
        { test: 'BLOG-9' },
        { on: '2026-11-25', seen: 'The number of articles found stands in a status of the blog.' }
      ]
    }
  ]
}
