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
  labels: { challenge: 'Challenge', solution: 'Solution', result: 'Résultat' },
  cases: [
    {
      id: 'rota',
      title: 'Un planning d’extras sans trous ni doublons',
      subtitle: 'RH et événementiel',
      picture: 'Planning d’extras : un double créneau est signalé avant la confirmation.',
      situation: [
        'Une agence d’accueil mobilise jusqu’à trois cents extras par semaine.',
        'Les disponibilités arrivaient par SMS, les contrats se tapaient à la main et le planning vivait dans un tableur ouvert à six.'
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
          'Les conflits sont signalés avant la confirmation, avec un remplaçant',
          'Contrats et déclarations attendent une relecture'
        ]
      },
      results: [
        '70 % de temps gagné sur le planning',
        '30 % de coûts de recrutement en moins',
        'Semaine bouclée le mercredi'
      ]
    },
    {
      id: 'ledger',
      title: 'La caisse et le PMS enfin d’accord',
      subtitle: 'Comptabilité hôtelière',
      picture: 'Rapprochement : chaque facture est reliée à son écriture du PMS, un écart est expliqué.',
      situation: [
        'Un groupe de quatre hôtels rapproche chaque matin ses factures, ses encaissements et les écritures du PMS.',
        'Le moindre écart se cherchait ligne à ligne et retardait la clôture.'
      ],
      challenge: [
        'Factures reçues en PDF, par e-mail et sur papier',
        'Écarts cherchés à la main, de mémoire',
        'Neuf jours pour clore un mois'
      ],
      solution: {
        title: 'Un rapprochement qui s’explique',
        points: [
          'Chaque facture est lue, quel que soit son format',
          'Elle est reliée à l’écriture du PMS qui lui répond',
          'Les écarts sont classés, la pièce en regard'
        ]
      },
      results: [
        '90 % d’erreurs en moins',
        'Clôture en trois jours',
        'Une pièce retrouvée en quelques secondes'
      ]
    },
    {
      id: 'training',
      title: 'Deux cents inscrits, un seul calendrier',
      subtitle: 'Formation et conférences',
      picture: 'Calendrier de formation : les présences se relèvent séance par séance.',
      situation: [
        'Un organisme de formation tient douze sessions par mois et deux conférences par trimestre.',
        'Inscriptions, convocations, émargements et attestations passaient par quatre outils qui ne se parlaient pas.'
      ],
      challenge: [
        'Des convocations envoyées à la main, parfois à la mauvaise date',
        'Des feuilles d’émargement ressaisies le soir',
        'Des attestations attendues trois semaines'
      ],
      solution: {
        title: 'Un calendrier qui tient le dossier',
        points: [
          'Inscription, convocation et rappel partent du même calendrier',
          'La présence se relève en séance, depuis un téléphone',
          'L’attestation est prête à la fin de la session'
        ]
      },
      results: [
        '98 % de participants satisfaits',
        'Attestations remises le jour même',
        'Une semaine de saisie en moins par mois'
      ]
    }
  ]
} as const
export type CaseStudy = (typeof casesContent.cases)[number]
