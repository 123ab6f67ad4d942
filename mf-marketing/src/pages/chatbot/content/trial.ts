import type { Language } from './guide.ts'

/** Words of the conversation that can be tried. */
export const trial = {
  sourceOf: {
    fr: (page: number) => `Guide de l’exposant, page ${page}`,
    en: (page: number) => `Exhibitor guide, page ${page}`
  } satisfies Record<Language, (page: number) => string>,
  conversation: 'Conversation',
  visitor: 'Question :',
  bot: 'Réponse :',
  guide: 'Le guide qu’il a lu',
  guideLength: 'inventé, 6 pages sur 21, 2 langues',
  suggestionsLabel: 'Questions à essayer',
  suggestions: [
    { text: 'Monter le stand à 8 h ?', lang: 'fr' },
    { text: 'Do you take dogs?', lang: 'en' },
    { text: 'Puis-je venir avec un groupe de 40 ?', lang: 'fr' },
    { text: 'Qui paie un stand abîmé ?', lang: 'fr' }
  ],
  field: 'Votre question, en français ou en anglais',
  placeholder: 'Votre question',
  send: 'Poser la question',
  failed: 'Le guide n’a pas pu être chargé. Vérifiez votre connexion.',
  retry: 'Réessayer',
  caption: 'Essayez : la réponse est une phrase exacte du guide. Rien n’est envoyé.'
} as const
