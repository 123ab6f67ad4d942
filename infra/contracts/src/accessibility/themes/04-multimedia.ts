import type { Theme } from './audit-types.ts'

export const multimedia: Theme = {
  name: 'Multimédia',
  criteria: [
    {
      number: '4.1',
      asks: 'Chaque média seulement audio ou vidéo a-t-il, si besoin, une transcription ou une audiodescription ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.2',
      asks: 'Cette transcription ou cette audiodescription est-elle pertinente ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.3',
      asks: 'Chaque média synchronisé a-t-il, si besoin, des sous-titres ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.4',
      asks: 'Ces sous-titres sont-ils pertinents ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.5',
      asks: 'Chaque média synchronisé a-t-il, si besoin, une audiodescription ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.6',
      asks: 'Cette audiodescription est-elle pertinente ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.7',
      asks: 'Chaque média temporel est-il clairement identifiable ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.8',
      asks: 'Chaque média non temporel a-t-il, si besoin, une alternative ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.9',
      asks: 'Cette alternative est-elle pertinente ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.10',
      asks: 'Chaque son qui démarre seul peut-il être arrêté ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.11',
      asks: 'Chaque média temporel se commande-t-il, si besoin, au clavier et avec tout pointeur ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.12',
      asks: 'Chaque média non temporel se commande-t-il au clavier et avec tout pointeur ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    },
    {
      number: '4.13',
      asks: 'Chaque média est-il compatible avec les technologies d’assistance ?',
      verdict: 'NA',
      proof: [{ on: '2026-11-25', seen: 'No page of the sample holds sound, video or other timed media.' }]
    }
  ]
}
