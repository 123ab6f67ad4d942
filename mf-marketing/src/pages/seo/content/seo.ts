/** SEO and local search for hotels (SPEC §2, §4). Titles and buttons of the panel are the specification's. */
export const seoContent = {
  title: 'Être trouvé avant les plateformes.',
  pitch:
    'Référencement et recherche locale pour les hôtels. Le voyageur vous cherche déjà : faisons en sorte qu’il arrive chez vous, et qu’il réserve en direct.',
  open: 'Évaluation SEO Gratuite',
  contact: 'Nous écrire',
  servicesTitle: 'Six chantiers, dans l’ordre où ils rapportent.',
  services: [
    {
      name: 'Fiche d’établissement',
      text: 'Photos, horaires, équipements, questions fréquentes : la fiche que l’on voit avant votre site, tenue à jour.'
    },
    {
      name: 'Recherche locale',
      text: 'Les requêtes de votre quartier, de votre gare et de vos salons, avec une page pour chacune qui le mérite.'
    },
    {
      name: 'Contenus utiles',
      text: 'Des pages écrites pour qui prépare un séjour, et non pour un robot. Elles répondent, puis proposent une chambre.'
    },
    {
      name: 'Vitesse et technique',
      text: 'Un site qui s’affiche en une seconde sur un téléphone, des données structurées, rien qui bloque.'
    },
    {
      name: 'Avis et réponses',
      text: 'Chaque avis reçoit une réponse rédigée, relue par vous. Les remarques qui reviennent deviennent une liste d’actions.'
    },
    {
      name: 'Réservation directe',
      text: 'Le chemin de la recherche au paiement, mesuré et raccourci. Moins de commissions, plus de clients à vous.'
    }
  ],
  resultsTitle: 'Ce que cela donne.',
  results: [
    {
      figure: '+41 %',
      place: 'Hôtel Belvaux, 42 chambres',
      text: 'de réservations directes en six mois, à budget publicitaire égal.'
    },
    {
      figure: 'Top 3',
      place: 'Quai 27, lieu d’événements',
      text: 'sur les recherches de séminaire de son arrondissement, contre la page 2.'
    },
    {
      figure: '2 ×',
      place: 'Palmeraie Sud, résidences',
      text: 'plus d’appels depuis la fiche d’établissement en un trimestre.'
    }
  ],
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
    recapSite: 'Site',
    recapEmail: 'E-mail',
    close: 'Fermer',
    leave: 'Quitter'
  }
} as const
