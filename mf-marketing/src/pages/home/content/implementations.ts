/** The six cards (HOME-27); `icon` names a picture of implementation-pictures.tsx, `color` its background, `subject` the article it leads to. */
export const implementationsContent = {
  title: 'Six solutions pour l’hôtel, l’événement et les services.',
  lead: 'Chacune se branche sur vos outils et se règle sur votre façon de travailler.',
  carousel: 'Automatisations',
  goTo: 'Automatisation',
  locked: 'Ouvrir avec un code d’accès',
  open: 'Voir la formule',
  read: 'Lire l’article',
  cards: [
    {
      id: 'hr',
      subject: 'rota',
      title: 'Automatisation RH',
      description:
        'Candidatures triées, plannings proposés, contrats d’extras préparés : vos équipes relisent et valident.',
      icon: 'rota',
      color: 'lilas'
    },
    {
      id: 'rag',
      subject: 'rag',
      title: 'Implémentation RAG',
      description:
        'Un assistant qui cherche dans vos documents avant de répondre (c’est le sens de RAG) et montre la page d’où vient chaque réponse.',
      icon: 'source',
      color: 'menthe'
    },
    {
      id: 'yield',
      subject: 'yield',
      title: 'Yield Management',
      description:
        'Des prix de chambre qui suivent la demande : revus chaque jour selon les événements et votre remplissage.',
      icon: 'curve',
      color: 'safran'
    },
    {
      id: 'accounting',
      subject: 'invoices',
      title: 'Optimisation comptabilité et PMS hôtelier',
      description:
        'Relevés lus, rapprochés du PMS (le logiciel de l’hôtel) et prêts pour l’export comptable ; chaque écart arrive avec son explication.',
      icon: 'invoice',
      color: 'menthe'
    },
    {
      id: 'hotel',
      subject: null,
      title: 'Formule hôtelière',
      description:
        'Toutes les automatisations d’un hôtel dans une seule offre, de la réservation à la clôture.',
      icon: 'facade',
      color: 'nuit'
    },
    {
      id: 'mail',
      subject: 'mails',
      title: 'Tri et réponses e-mail automatisés',
      description:
        'Chaque message est classé, les réponses courantes sont rédigées ; les autres messages vous attendent, triés.',
      icon: 'mail',
      color: 'lilas'
    }
  ]
} as const
export type ImplementationCard = (typeof implementationsContent.cards)[number]
