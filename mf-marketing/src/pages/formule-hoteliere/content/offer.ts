/** The hotel offer, one floor of the façade for each part of the house. `from` and `to` are windows, 1 to 7. */
export const offerContent = {
  title: 'Formule hôtelière',
  lead: 'Un hôtel entier, de la réservation à la clôture. Chaque étage s’allume quand l’automatisation travaille pour lui.',
  picture: 'Façade d’un hôtel dont les fenêtres allumées forment le planning de la semaine.',
  floors: [
    { id: 'yield', name: 'Tarifs', work: 'Prix revus chaque jour', tone: 'safran' },
    { id: 'mail', name: 'Réservations', work: 'E-mails triés et répondus', tone: 'lilas' },
    { id: 'desk', name: 'Réception', work: 'Assistant de nuit, 50 langues', tone: 'menthe' },
    { id: 'rota', name: 'Équipes', work: 'Plannings et extras préparés', tone: 'safran' },
    { id: 'ledger', name: 'Comptabilité', work: 'Factures reliées au PMS', tone: 'lilas' },
    { id: 'reviews', name: 'Réputation', work: 'Avis lus et répondus', tone: 'menthe' }
  ],
  ground: { audit: 'Audit sur place', training: 'Équipes formées', delay: 'En service en 4 à 6 semaines' },
  booking: 'Prendre rendez-vous'
} as const
