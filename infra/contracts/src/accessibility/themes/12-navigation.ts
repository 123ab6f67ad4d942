import type { Theme } from './audit-types.ts'

export const navigation: Theme = {
  name: 'Navigation',
  criteria: [
    {
      number: '12.1',
      asks: 'L’ensemble des pages a-t-il au moins deux systèmes de navigation ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-14' }]
    },
    {
      number: '12.2',
      asks: 'Le menu est-il toujours à la même place ?',
      verdict: 'C',
      proof: [
        { test: 'NAV-20' },
        {
          on: '2026-11-25',
          seen: 'The header is the same on every page; its links follow the same order in the menu of small screens.'
        }
      ]
    },
    {
      number: '12.3',
      asks: 'Le plan du site est-il pertinent ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-14' }]
    },
    {
      number: '12.4',
      asks: 'Le plan du site est-il atteint de la même manière partout ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-14' }]
    },
    {
      number: '12.5',
      asks: 'Le moteur de recherche est-il atteint de la même manière partout ?',
      verdict: 'NA',
      proof: [
        {
          on: '2026-11-25',
          seen: 'The site has no search engine: the field of the blog filters the articles of its page.'
        }
      ]
    },
    {
      number: '12.6',
      asks: 'Les zones de regroupement peuvent-elles être atteintes ou évitées ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-21' }]
    },
    {
      number: '12.7',
      asks: 'Un lien d’accès rapide mène-t-il au contenu ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-1' }]
    },
    {
      number: '12.8',
      asks: 'L’ordre de tabulation est-il cohérent ?',
      verdict: 'C',
      proof: [
        { test: 'A11Y-2' },
        { test: 'CHAT-13' },
        { test: 'POPUP-24' },
        { on: '2026-11-25', seen: 'The walk by Tab follows the order of reading on each page.' }
      ]
    },
    {
      number: '12.9',
      asks: 'La navigation est-elle exempte de piège au clavier ?',
      verdict: 'C',
      proof: [{ test: 'A11Y-2' }, { test: 'LOGIN-11' }, { test: 'POPUP-22' }, { test: 'CHAT-11' }]
    },
    {
      number: '12.10',
      asks: 'Les raccourcis d’une seule touche peuvent-ils être désactivés ?',
      verdict: 'NA',
      proof: [
        {
          on: '2026-11-25',
          seen: 'The public site has no shortcut of one character; F8, which goes to notifications, is none.'
        }
      ]
    },
    {
      number: '12.11',
      asks: 'Les contenus qui apparaissent au survol ou au focus sont-ils, si besoin, atteints au clavier ?',
      verdict: 'C',
      proof: [{ test: 'HOME-23' }]
    }
  ]
}
