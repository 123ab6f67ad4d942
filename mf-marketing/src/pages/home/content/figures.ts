import { claims } from '@site/contracts/site/references'

/** The claimed figures (HOME-14). Percentages are drawn to scale; counts are counted, not scaled. */
export const figuresContent = {
  title: 'Ce que nos clients constatent.',
  method: { title: 'Comment nous mesurons', points: claims.method },
  figures: [
    {
      kind: 'share',
      value: claims.timeSaved,
      text: `${claims.timeSaved} %`,
      label: 'de temps gagné sur les tâches répétitives',
      tone: 'safran'
    },
    {
      kind: 'count',
      value: claims.companiesTrained,
      text: `+ de ${claims.companiesTrained}`,
      label: 'entreprises formées',
      tone: 'lilas'
    },
    {
      kind: 'days',
      value: 14,
      text: '2 semaines',
      label: 'de l’audit à la livraison d’une première version',
      tone: 'menthe'
    },
    {
      kind: 'share',
      value: claims.satisfaction,
      text: `${claims.satisfaction} %`,
      label: 'de satisfaction',
      tone: 'safran'
    }
  ]
} as const
