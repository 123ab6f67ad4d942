import { formatDate } from '@site/web/ui/text/format-date'

/** The page of the questions (FAQ-2). */
export const questionsContent = {
  title: 'Questions fréquentes',
  lead: 'Ce qu’on nous demande avant de commencer.',
  /** Where the team has answered some. */
  leadWithAsked:
    'Ce qu’on nous demande avant de commencer, et ce que des visiteurs ont demandé à l’assistant.',
  first: 'Avant de commencer',
  /** After the five of the home page: whoever compares asks it first. */
  price: {
    question: 'Combien coûte un audit, une solution ou une formation ?',
    answer:
      'Nous ne publions pas de tarifs : le prix dépend des services concernés, des logiciels à relier et du nombre de personnes à former. Après un premier appel de trente minutes, gratuit et sans engagement, vous recevez un devis détaillé ; rien ne commence avant votre accord.'
  },
  asked: 'Ce que vous nous avez demandé',
  updated: (instant: string) => `Mis à jour le ${formatDate(instant)}`,
  other: 'Votre question n’y est pas ?',
  ask: 'Être recontacté'
} as const
