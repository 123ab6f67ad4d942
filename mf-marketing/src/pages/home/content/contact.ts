export const contactContent = {
  title: 'Dites-nous ce qui vous prend du temps.',
  text: 'Trente minutes suffisent pour savoir si l’IA peut vous rendre ce temps. L’appel est gratuit et n’engage à rien ; le prix d’une mission vous est donné ensuite, par un devis détaillé.',
  booking: 'Prendre rendez-vous',
  chat: 'Être recontacté',
  day: {
    caption: 'Votre journée, l’appel compris',
    description: 'Sur une journée de 9 h à 18 h, l’appel prend une demi-heure, de 14 h à 14 h 30.',
    hours: ['9 h', '12 h', '15 h', '18 h'],
    slots: [
      { id: 'departures', name: 'Départs' },
      { id: 'invoices', name: 'Factures' },
      { id: 'call', name: '30 min' },
      { id: 'arrivals', name: 'Arrivées' }
    ]
  },
  mail: 'Ou par e-mail (réponse sous un jour ouvré) :'
} as const
