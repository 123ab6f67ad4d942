/** The claimed figures of SPEC §2. Percentages are drawn to scale; counts are counted, not scaled. */
export const figuresContent = {
  title: 'Ce que l’automatisation change dans la semaine.',
  figures: [
    {
      kind: 'share',
      value: 70,
      text: '70 %',
      label: 'de temps gagné sur les tâches répétitives',
      tone: 'outremer'
    },
    { kind: 'count', value: 50, text: '50+', label: 'entreprises formées', tone: 'menthe' },
    { kind: 'days', value: 14, text: '2 semaines', label: 'de délai de livraison', tone: 'safran' },
    { kind: 'share', value: 98, text: '98 %', label: 'de satisfaction', tone: 'lilas' }
  ]
} as const
