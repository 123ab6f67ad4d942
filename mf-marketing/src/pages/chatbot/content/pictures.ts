/** Words of the six features' pictures: `label` says the whole picture. */
export const pictures = {
  sources: {
    label: 'Une réponse, et sous elle le document et la page d’où elle vient.',
    answer: 'Le montage se termine à 9 h 45.',
    source: 'Guide de l’exposant, page 12'
  },
  languages: {
    label: 'Question en portugais, réponse en portugais.',
    lang: 'pt',
    question: 'Posso montar às 8 h?',
    answer: 'Sim, pelo cais B.'
  },
  night: {
    label: 'Une nuit de dimanche : réponse donnée à 2 h 14.',
    day: 'Dimanche',
    moment: '2 h 14 : réponse donnée',
    hours: ['0 h', '6 h', '12 h', '18 h', '24 h']
  },
  handover: {
    label: 'L’assistant s’arrête, l’astreinte reprend à la même minute.',
    from: 'Assistant',
    to: 'Astreinte',
    moment: '19 h 05 : échange transmis'
  },
  agenda: {
    label: 'Un agenda : rendez-vous réservé jeudi à 10 h 30.',
    days: ['mer.', 'jeu.', 'ven.'],
    slot: 'jeu. 10 h 30',
    state: 'réservé'
  },
  report: {
    label: 'Questions de la semaine : parking 48, badges 31, Wi-Fi 24.',
    rows: [
      { about: 'Parking', count: 48 },
      { about: 'Badges', count: 31 },
      { about: 'Wi-Fi', count: 24 }
    ]
  },
  launch: {
    label:
      'Planning de 48 heures : lecture de vos documents, essais avec vous, puis mise en ligne avant la fin du deuxième jour.',
    days: ['Jour 1', 'Jour 2', 'Jour 3'],
    bars: ['Lecture', 'Essais avec vous', 'En ligne'],
    limit: '48 h'
  }
} as const
