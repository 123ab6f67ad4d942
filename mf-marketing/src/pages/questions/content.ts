import { formatDate } from '@site/web/ui/text/format-date'

/** The page of the questions (FAQ-2). */
export const questionsContent = {
  title: 'Questions fréquentes',
  lead: 'Ce qu’on nous demande avant de commencer.',
  /** Where the team has answered some. */
  leadWithAsked:
    'Ce qu’on nous demande avant de commencer, et ce que des visiteurs ont demandé à l’assistant.',
  first: 'Avant de commencer',
  asked: 'Ce que vous nous avez demandé',
  updated: (instant: string) => `Mis à jour le ${formatDate(instant)}`,
  other: 'Votre question n’y est pas ?',
  ask: 'Être recontacté'
} as const
