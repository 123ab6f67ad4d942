/** The hotel offer, one floor of the façade for each part of the house. `nights`: its lit windows, Monday to Sunday. */
export const offerContent = {
  title: 'Formule hôtelière',
  lead: 'Tout l’hôtel, de la réservation à la clôture. Chaque fenêtre allumée est une tâche prise en charge.',
  picture:
    'Façade d’un hôtel, la nuit, sous une lucarne allumée : six étages, sept fenêtres par étage, une par jour, et celles qui sont allumées forment le planning de la semaine.',
  days: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  floors: [
    { name: 'Tarifs', work: 'Prix revus chaque jour', tone: 'safran', nights: '1111111' },
    { name: 'Réservations', work: 'E-mails triés, réponses prêtes', tone: 'lilas', nights: '1111110' },
    { name: 'Réception', work: 'Assistant de nuit, 50 langues', tone: 'menthe', nights: '1111111' },
    { name: 'Équipes', work: 'Plannings et extras préparés', tone: 'safran', nights: '0001110' },
    { name: 'Comptabilité', work: 'Relevés reliés au PMS', tone: 'lilas', nights: '1111100' },
    { name: 'Réputation', work: 'Avis lus, réponses rédigées', tone: 'menthe', nights: '1100011' }
  ],
  groundFloor: {
    audit: 'Audit sur place',
    training: 'Équipes formées',
    delay: '4 à 6 semaines après l’audit'
  },
  booking: 'Prendre rendez-vous'
} as const
