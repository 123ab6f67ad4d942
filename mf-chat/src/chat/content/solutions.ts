/** The seven pictures of the view 'solution', in order: a title, a sentence, and what the picture shows in words. */
export const solutionCopy = {
  title: 'Un exemple de solution',
  carousel: 'Exemples de solutions',
  previous: 'Image précédente',
  next: 'Image suivante',
  goTo: (position: number, title: string) => `Image ${position} : ${title}`
}

export const solutions = {
  mailTriage: {
    title: 'Tri des e-mails',
    text: 'Chaque message est classé à son arrivée ; les demandes simples reçoivent leur réponse.',
    picture: 'Quatre e-mails classés en devis, comptabilité ou déjà traités.'
  },
  rateCurve: {
    title: 'Tarifs de la semaine',
    text: 'Le tarif conseillé suit la demande, jour par jour. Vous gardez la main.',
    picture: 'Histogramme de l’occupation de lundi à dimanche, et courbe du tarif qui culmine samedi.'
  },
  sourcedAnswer: {
    title: 'Réponse avec sa source',
    text: 'Une question en français, une réponse tirée de vos documents, avec la page citée.',
    picture: 'Une question sur un délai d’annulation, sa réponse, et la ligne du contrat dont elle vient.'
  },
  rota: {
    title: 'Planning des extras',
    text: 'Les confirmations remplissent le planning ; un doublon se voit avant le jour J.',
    picture: 'Planning de trois jours : accueil, service, régie, avec un doublon signalé.'
  },
  invoiceMatching: {
    title: 'Rapprochement des factures',
    text: 'Factures et PMS comparés ligne à ligne ; seuls les écarts vous reviennent.',
    picture: 'Trois lignes de facture face au PMS : deux concordent, une présente un écart.'
  },
  reviews: {
    title: 'Lecture des avis',
    text: 'Des centaines d’avis résumés par thème, pour savoir par où commencer.',
    picture: 'Barres par thème : l’accueil et la literie plaisent, le bruit est à améliorer.'
  },
  guestChat: {
    title: 'Réponses aux clients, la nuit',
    text: 'Le chatbot répond dans la langue du client et prépare le dossier.',
    picture: 'Un client demande en anglais un parking ; une place est réservée.'
  }
}
export type SolutionName = keyof typeof solutions
