/** The claimed figures of SPEC §2. Percentages are drawn to scale; counts are counted, not scaled. */
export const figuresContent = {
  title: 'Quatre chiffres, après nos missions.',
  figures: [
    {
      kind: 'share',
      value: 70,
      text: '70 %',
      label: 'de temps gagné sur les tâches répétitives',
      tone: 'safran'
    },
    { kind: 'count', value: 50, text: '50+', label: 'entreprises formées', tone: 'lilas' },
    { kind: 'days', value: 14, text: '2 semaines', label: 'de délai de livraison', tone: 'menthe' },
    { kind: 'share', value: 98, text: '98 %', label: 'de satisfaction', tone: 'safran' }
  ]
} as const
