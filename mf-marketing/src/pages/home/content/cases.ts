/** The three case studies (SPEC §2, §3). Labels of the overlay are the specification's. */
export const casesContent = {
  title: 'Des missions concrètes',
  lead: 'Le point de départ, ce que nous avons construit, ce que cela a changé.',
  carousel: 'Études de cas',
  previous: 'Mission précédente',
  next: 'Mission suivante',
  goTo: 'Mission',
  reveal: 'challenge, solution et résultat',
  hint: 'Voir le détail',
  hide: 'Masquer le détail',
  before: 'Avant :',
  labels: { challenge: 'Challenge', solution: 'Solution', result: 'Résultat' },
  cases: [
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
        'Rapprochement : chaque facture est reliée à son écriture du PMS, et un écart de 12,40 € à la pièce qui l’explique.',
      situation: [
        'Un groupe de quatre hôtels rapproche chaque matin ses factures, ses encaissements et les écritures du PMS.',
        'Le moindre écart se cherchait ligne à ligne et retardait la clôture.'
      ],
      challenge: [
        'Factures reçues en PDF, par e-mail et sur papier',
        'Écarts cherchés à la main, ligne à ligne',
        'Neuf jours pour clôturer le mois'
      ],
      solution: {
        title: 'Un rapprochement qui s’explique',
        points: [
          'Chaque facture est lue, quel que soit son format',
          'Elle est reliée à l’écriture du PMS qui lui répond',
          'Les écarts sont classés, la pièce en regard'
        ]
      },
      before: { figure: '9 jours', text: 'pour clôturer le mois' },
      result: {
        figure: '3 jours',
        gain: 'pour clôturer le mois, au lieu de neuf',
        points: ['Quatre écarts sur cinq classés sans recherche', 'Une pièce retrouvée en quelques secondes']
      }
    },
    {
      id: 'training',
      title: 'Deux cents inscrits, un seul calendrier',
      subtitle: 'Formation et conférences',
      picture:
        'Calendrier de formation : les sessions du mois, et les présences relevées pour celle en cours.',
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
  ]
} as const
export type CaseStudy = (typeof casesContent.cases)[number]
