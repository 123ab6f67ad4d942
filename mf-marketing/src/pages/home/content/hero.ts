/** Words that type and erase in the headline (HOME-4). */
export const heroWords = ['Transformez', 'Optimisez', 'Automatisez', 'Formez'] as const

export const heroContent = {
  line: 'L’IA au service',
  /** Stands on one line, as long as there is one that is long enough. */
  lineEnd: 'de vos équipes.',
  /** What screen readers hear instead of the typing. */
  spoken: 'Transformez, optimisez, automatisez, formez : l’IA au service de vos équipes.',
  pitch:
    'Audit, automatisations sur mesure et formations pour l’hôtellerie, l’événementiel et les services. Nous automatisons ce qui se répète ; vos équipes gardent la main et retrouvent du temps.',
  start: 'Démarrer un projet',
  solutions: 'Voir nos solutions',
  pause: 'Suspendre les animations',
  play: 'Relancer les animations',
  login: 'Accès par code : se connecter',
  logout: 'Accès par code : se déconnecter'
} as const

/**
 * The planning picture: a row has one tone and its bars in time order. What the line of the present cuts is under way, what lies after it
 * is planned. Short labels stand in on narrow screens.
 */
export const planningContent = {
  title: 'Exemple de semaine',
  description:
    'Exemple de semaine automatisée : 42 extras planifiés, factures rapprochées, prix revus, 118 e-mails triés et 96 réponses prêtes.',
  rows: [
    {
      label: 'Recrutement',
      tone: 'lilas',
      bars: [
        { slot: 'extras', state: 'done', text: '42 extras planifiés', short: '42 extras' },
        { slot: 'reminders', state: 'planned', text: 'Relances à envoyer', short: 'Relances' }
      ]
    },
    {
      label: 'Facturation',
      tone: 'menthe',
      bars: [
        { slot: 'invoices', state: 'done', text: 'Factures rapprochées', short: 'Factures' },
        { slot: 'export', state: 'planned', text: 'Export comptable', short: 'Export' }
      ]
    },
    {
      label: 'Tarifs',
      tone: 'safran',
      bars: [
        { slot: 'prices', state: 'done', text: 'Prix revus', short: 'Prix' },
        { slot: 'weekend', state: 'planned', text: '+12\u202f€ pendant le salon', short: '+12\u202f€' }
      ]
    },
    {
      label: 'E-mails',
      tone: 'papier',
      bars: [
        { slot: 'sorting', state: 'done', text: '118\u00a0triés', short: '118\u00a0triés' },
        { slot: 'answers', state: 'underWay', text: '96\u00a0réponses prêtes', short: '96\u00a0prêtes' }
      ]
    }
  ]
} as const
