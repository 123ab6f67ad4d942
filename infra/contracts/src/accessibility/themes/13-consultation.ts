import type { Theme } from './audit-types.ts'

export const consultation: Theme = {
  name: 'Consultation',
  criteria: [
    {
      number: '13.1',
      asks: 'Chaque limite de temps qui modifie le contenu peut-elle être maîtrisée ?',
      verdict: 'NA',
      proof: [
        { on: '2026-11-25', seen: 'No page reloads, redirects or ends a session by itself.' },
        { test: 'TOAST-8' }
      ]
    },
    {
      number: '13.2',
      asks: 'Aucune fenêtre ne s’ouvre-t-elle sans action de l’utilisateur ?',
      verdict: 'C',
      proof: [
        { test: 'NAV-21' },
        {
          on: '2026-11-25',
          seen: 'Windows and tabs open by links alone, and by the sending of an appointment, which says so.'
        }
      ]
    },
    {
      number: '13.3',
      asks: 'Chaque document à télécharger a-t-il une version accessible ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No document is offered for download.' }]
    },
    {
      number: '13.4',
      asks: 'Cette version donne-t-elle la même information ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No document is offered for download.' }]
    },
    {
      number: '13.5',
      asks: 'Chaque dessin fait de caractères a-t-il une alternative ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page holds a picture made of characters.' }]
    },
    {
      number: '13.6',
      asks: 'L’alternative de chaque dessin fait de caractères est-elle pertinente ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page holds a picture made of characters.' }]
    },
    {
      number: '13.7',
      asks: 'Les changements brusques de luminosité et les flashs sont-ils évités ?',
      verdict: 'C',
      proof: [{ on: '2026-11-25', seen: 'Nothing flashes: what moves slides, types or fades.' }]
    },
    {
      number: '13.8',
      asks: 'Chaque contenu en mouvement ou clignotant peut-il être arrêté ?',
      verdict: 'C',
      proof: [{ test: 'HOME-8' }, { test: 'A11Y-5' }]
    },
    {
      number: '13.9',
      asks: 'Le contenu se consulte-t-il quelle que soit l’orientation de l’écran ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Home, /chatbot, /seo, /blog, the menu, the login, the pop-up and the chat were looked at on 844 x 390 px: all is there within the width, and what is higher than the window scrolls; no style or script asks for an orientation.'
        }
      ]
    },
    {
      number: '13.10',
      asks: 'Les gestes complexes ont-ils une alternative simple ?',
      verdict: 'C',
      proof: [{ test: 'HOME-29' }, { test: 'HOME-21' }, { test: 'CHAT-34' }, { test: 'TOAST-8' }]
    },
    {
      number: '13.11',
      asks: 'Les actions d’un seul appui peuvent-elles être annulées ?',
      verdict: 'C',
      proof: [
        {
          on: '2026-11-25',
          seen: 'Everything acts at the release of the pointer: handlers of pointerdown only begin a drag or note where a press began.'
        }
      ]
    },
    {
      number: '13.12',
      asks: 'Les fonctions qui demandent de bouger l’appareil ont-elles une alternative ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'Nothing reads the movement of the device.' }]
    }
  ]
}
