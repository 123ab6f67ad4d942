/* The people of the company that brand.ts names, and what it has done. As fictional as that, and replaced with it. */

/** The three members (HOME-15). Profile addresses are in `brand`, in the same order. */
export const team = [
  {
    id: 'camille',
    firstName: 'Camille',
    portrait: 'une clé d’hôtel à la main',
    name: 'Camille Astier',
    role: 'Fondatrice, audit et stratégie',
    description:
      'Dix ans à diriger l’exploitation d’hôtels, puis l’envie d’automatiser ce qui l’éloignait du terrain. Elle mène les audits et dit aussi ce qui ne vaut pas la peine d’être automatisé.'
  },
  {
    id: 'yanis',
    firstName: 'Yanis',
    portrait: 'de profil, un clavier à la main',
    name: 'Yanis Belkacem',
    role: 'Ingénieur, solutions IA',
    description:
      'Il conçoit les automatisations et les branche sur vos logiciels. Venu de la paie, il aime les cas tordus, les règles écrites et les erreurs qui s’expliquent.'
  },
  {
    id: 'solene',
    firstName: 'Solène',
    portrait: 'un feutre à la main',
    name: 'Solène Marchetti',
    role: 'Formatrice, accompagnement',
    description:
      'Elle a formé des équipes d’accueil, de cuisine et de direction. Ses formations partent de vos documents et laissent à chacun un outil dont il sait se servir seul.'
  }
] as const

/** The claimed figures (HOME-14), with how they were measured: a figure without base and period convinces nobody. */
export const claims = {
  timeSaved: 70,
  companiesTrained: 50,
  satisfaction: 98,
  recruitment: '30 %',
  revenue: '15 à 20 %',
  errors: '90 %',
  method: [
    {
      name: 'Temps gagné',
      text: 'La même tâche, relevée avant la mission, puis trois mois après la mise en service.'
    },
    {
      name: 'Entreprises formées',
      text: 'Chacune compte une fois, quel que soit le nombre de ses sessions.'
    },
    {
      name: 'Livraison',
      text: 'De la remise de l’audit à la première version qui tourne sur les données du client. Un projet complexe demande davantage.'
    },
    { name: 'Satisfaction', text: 'Auprès de 62 répondants, en 2025 et 2026.' }
  ]
} as const

/** The three results of /seo. */
export const seoResults = {
  method:
    'Résultats relevés chez ces trois clients au premier semestre 2026 et comparés à la même période de 2025.',
  results: [
    {
      figure: '+41 %',
      place: 'Hôtel Belvaux, 42 chambres',
      text: 'de réservations directes en six mois, à budget publicitaire égal.'
    },
    {
      figure: 'Top 3',
      place: 'Quai 27, lieu d’événements',
      text: 'sur les recherches de séminaire de son arrondissement ; il était en page 2.'
    },
    {
      figure: '× 2',
      place: 'Palmeraie Sud, résidences',
      text: 'sur les appels venus de la fiche d’établissement, en un trimestre.'
    }
  ]
} as const

/** The three case studies (HOME-18, HOME-19). */
export const caseStudies = [
  {
    id: 'rota',
    title: 'Un planning d’extras sans trou ni doublon',
    subtitle: 'RH et événementiel',
    picture:
      'Planning d’extras : un double créneau est signalé avant la confirmation, et une personne disponible est proposée.',
    situation: [
      'Une agence d’accueil mobilise jusqu’à trois cents extras par semaine.',
      'Les disponibilités arrivaient par SMS, les contrats se tapaient à la main et six personnes modifiaient le même tableur.'
    ],
    challenge: [
      'Des créneaux confirmés deux fois, ou oubliés jusqu’à la veille',
      'Deux jours par semaine passés à relancer',
      'Contrats et déclarations saisis un par un'
    ],
    solution: {
      title: 'Un planificateur qui lit les réponses',
      points: [
        'Les disponibilités sont lues et rangées dès leur arrivée',
        'Les conflits sont signalés avant la confirmation, et un remplaçant est proposé',
        'Contrats et déclarations préparés, prêts à relire'
      ]
    },
    before: { figure: '2 jours', text: 'de relances par semaine' },
    result: {
      figure: '4 h',
      gain: 'de relances par semaine, au lieu de deux jours',
      points: [
        'Les doublons sont vus avant la confirmation, et non plus la veille',
        'La semaine suivante est bouclée dès le mercredi'
      ]
    }
  },
  {
    id: 'ledger',
    title: 'La caisse et le PMS enfin d’accord',
    subtitle: 'Comptabilité hôtelière',
    picture:
      'Rapprochement : chaque relevé d’agence ou de plateforme est relié à son dossier dans le PMS, et un écart de 12,40 € à la ligne qui l’explique.',
    situation: [
      'Un groupe de quatre hôtels rapproche chaque matin ses encaissements, les relevés des agences et des plateformes, et les dossiers clients de son PMS, le logiciel de l’hôtel.',
      'Le moindre écart se cherchait ligne à ligne et retardait la clôture.'
    ],
    challenge: [
      'Relevés reçus en PDF, par e-mail et sur papier',
      'Écarts cherchés à la main, ligne à ligne',
      'Neuf jours pour clôturer le mois'
    ],
    solution: {
      title: 'Un rapprochement qui s’explique',
      points: [
        'Chaque relevé est lu, quel que soit son format',
        'Il est relié aux dossiers du PMS qu’il concerne, prestations à refacturer comprises',
        'Chaque écart est expliqué, justificatif à l’appui'
      ]
    },
    before: { figure: '9 jours', text: 'pour clôturer le mois' },
    result: {
      figure: '3 jours',
      gain: 'pour clôturer le mois, au lieu de neuf',
      points: [
        'Quatre écarts sur cinq expliqués sans recherche',
        'Un justificatif retrouvé en quelques secondes'
      ]
    }
  },
  {
    id: 'training',
    title: 'Deux cents inscrits, un seul calendrier',
    subtitle: 'Formation et conférences',
    picture: 'Calendrier de formation : les sessions du mois, et les présences relevées pour celle en cours.',
    situation: [
      'Un centre de formation organise douze sessions par mois et deux conférences par trimestre.',
      'Inscriptions, convocations, émargements et attestations passaient par quatre outils qui ne se parlaient pas.'
    ],
    challenge: [
      'Des convocations envoyées à la main, parfois à la mauvaise date',
      'Des feuilles d’émargement ressaisies le soir',
      'Des attestations attendues trois semaines'
    ],
    solution: {
      title: 'Un calendrier qui réunit tout le dossier',
      points: [
        'Inscription, convocation et rappel partent du même calendrier',
        'La présence se relève en séance, depuis un téléphone',
        'L’attestation est prête à la fin de la session'
      ]
    },
    before: { figure: '3 semaines', text: 'pour remettre une attestation' },
    result: {
      figure: '1 jour',
      gain: 'pour remettre une attestation, au lieu de trois semaines',
      points: ['Plus de feuille d’émargement ressaisie le soir', 'Une semaine de saisie en moins par mois']
    }
  }
] as const

/** The first question of whoever pays with an OPCO. The article on training (svc-content/src/seeds/articles/07) says the same. */
export const qualiopi =
  'Nous n’avons pas encore la certification Qualiopi : à ce jour, un OPCO ne peut pas prendre cette formation en charge.'
