import { seoResults } from '@site/contracts/site/references'

/** SEO and local search for hotels (SEO-1, SEO-2). Titles and buttons of the panel stand letter by letter (SEO-3 to SEO-6). */
export const seoContent = {
  title: 'Référencement hôtelier : être trouvé avant les plateformes.',
  pitch:
    'Recherche locale, contenus, avis, vitesse. Le voyageur vous cherche déjà : faisons en sorte qu’il arrive chez vous, et qu’il réserve en direct.',
  open: 'Évaluation SEO Gratuite',
  contact: 'Nous écrire',
  search: {
    caption: 'Exemple de recherche',
    query: 'hôtel calme près de la gare',
    results: [
      { name: 'Votre hôtel', way: 'en direct', price: '94 €' },
      { name: 'Plateforme A', way: 'avec commission', price: '109 €' },
      { name: 'Plateforme B', way: 'avec commission', price: '112 €' }
    ]
  },
  servicesTitle: 'Six chantiers, dans l’ordre où ils rapportent.',
  services: [
    {
      name: 'Fiche d’établissement',
      bar: 'Fiche',
      text: 'Photos, horaires, équipements, questions fréquentes : la fiche que l’on voit avant votre site, tenue à jour.'
    },
    {
      name: 'Recherche locale',
      bar: 'Recherche',
      text: 'Les recherches qui citent votre quartier, la gare ou un salon voisin : une page pour chaque recherche qui compte.'
    },
    {
      name: 'Contenus utiles',
      bar: 'Contenus',
      text: 'Des pages écrites pour qui prépare un séjour, et non pour un robot. Elles répondent, puis proposent une chambre.'
    },
    {
      name: 'Vitesse et technique',
      bar: 'Vitesse',
      text: 'Un site qui s’affiche en une seconde sur un téléphone, des informations que les moteurs savent lire, aucun lien mort.'
    },
    {
      name: 'Avis et réponses',
      bar: 'Avis',
      text: 'Chaque avis reçoit une réponse rédigée, relue par vous. Les remarques qui reviennent deviennent une liste d’actions.'
    },
    {
      name: 'Réservation directe',
      bar: 'Réservation',
      text: 'Le chemin de la recherche au paiement, mesuré et raccourci. Moins de commissions, davantage de clients fidèles à votre hôtel.'
    }
  ],
  calendar: {
    picture:
      'Calendrier de six mois : la fiche d’établissement rapporte dès le premier mois, la recherche locale au deuxième, les contenus et la vitesse au troisième, les avis et la réservation directe au quatrième.',
    months: ['mois 1', '2', '3', '4', '5', '6'],
    work: 'en chantier',
    pays: 'rapporte'
  },
  resultsTitle: 'Ce que cela donne.',
  results: seoResults.results,
  method: seoResults.method,
  further: {
    links: [
      { label: 'Un chatbot pour vos clients', to: '/chatbot' },
      { label: 'Nos articles sur l’hôtellerie', to: '/blog' }
    ]
  },
  panel: {
    title: 'Évaluation SEO Gratuite',
    steps: ['Votre site', 'Votre e-mail', 'Confirmation'],
    step: 'Étape',
    site: 'Adresse de votre site',
    siteHint: 'Par exemple monhotel.fr',
    ok: 'OK',
    analysed: 'Site analysé',
    email: 'Votre adresse e-mail',
    emailHint: 'Par exemple prenom@monhotel.fr',
    send: 'Envoyer',
    back: 'Changer d’adresse',
    looksAt: 'Ce que nous regardons',
    points: [
      'Votre fiche d’établissement : photos, horaires, avis',
      'Votre place sur les recherches de votre quartier',
      'La vitesse de votre site sur un téléphone',
      'Le chemin jusqu’à la réservation directe'
    ],
    doneTitle: 'Demande envoyée !',
    done: 'Récapitulatif de votre demande :',
    kept: 'Rien n’a encore quitté votre navigateur. Pour que nous recevions votre demande, réservez un créneau ou demandez à être recontacté.',
    book: 'Réserver un créneau',
    callBack: 'Être recontacté par e-mail',
    next: 'À préparer pour la suite',
    toPrepare: [
      'L’accès à votre fiche d’établissement',
      'Votre part de réservations directes, même approximative',
      'Trois recherches où vous aimeriez paraître'
    ],
    recapSite: 'Site',
    recapEmail: 'E-mail',
    close: 'Fermer',
    leave: 'Quitter'
  }
} as const
