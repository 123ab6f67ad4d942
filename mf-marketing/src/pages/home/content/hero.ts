/** Words that type and erase in the headline (SPEC §2). */
export const heroWords = ['Transformez', 'Optimisez', 'Automatisez', 'Formez'] as const

export const heroContent = {
  line: 'L’IA au service de\u00a0vos\u00a0équipes.',
  /** What screen readers hear instead of the typing. */
  spoken: 'Transformez, optimisez, automatisez, formez : l’IA au service de vos équipes.',
  pitch:
    'Audit, automatisations sur mesure et formations pour l’hôtellerie, l’événementiel et les services. Les tâches répétitives s’en vont, vos équipes gardent la main.',
  start: 'Démarrer un projet',
  solutions: 'Voir nos solutions',
  pause: 'Suspendre les animations',
  play: 'Relancer les animations',
  login: 'Espace client : se connecter',
  logout: 'Espace client : se déconnecter'
} as const

/** The planning picture. Each row has its bars in time order; short labels stand in on phones. */
export const planningContent = {
  title: 'Exemple de semaine',
  description:
    'Exemple de semaine automatisée : 42 extras planifiés, factures rapprochées, prix du week-end revus, 118 e-mails triés dont 96 répondus.',
  days: ['lun. 12', 'mar. 13', 'mer. 14', 'jeu. 15', 'ven. 16', 'sam. 17', 'dim. 18'],
  rows: [
    {
      label: 'Recrutement',
      bars: [
        { slot: 'extras', tone: 'lilas', text: '42 extras planifiés', short: '42 extras', isDone: true },
        { slot: 'reminders', tone: 'menthe', text: 'Relances envoyées', short: 'Relances' }
      ]
    },
    {
      label: 'Facturation',
      bars: [
        { slot: 'invoices', tone: 'menthe', text: 'Factures rapprochées', short: 'Factures', isDone: true },
        { slot: 'export', tone: 'lilas', text: 'Export comptable', short: 'Export' }
      ]
    },
    {
      label: 'Tarifs',
      bars: [
        { slot: 'prices', tone: 'safran', text: 'Prix revus', short: 'Prix', isDone: true },
        { slot: 'weekend', tone: 'safran', text: '+12 € le week-end', short: '+12 €' }
      ]
    },
    {
      label: 'E-mails',
      bars: [
        { slot: 'sorting', tone: 'menthe', text: '64 triés', short: '64 triés', isDone: true },
        { slot: 'answers', tone: 'lilas', text: '118 triés, 96 répondus', short: '118 triés' }
      ]
    }
  ]
} as const
