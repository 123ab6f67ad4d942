/** Formations (SPEC §2 #formations-anchor). `slot` places a session on the timetable (formations.module.css), `tone` says which format it belongs to. */
export const formationsContent = {
  title: 'Vos équipes apprennent sur leurs vrais dossiers.',
  text: 'De la prise en main à l’atelier métier, chaque formation tient dans une semaine de travail, sans désorganiser le service. Vos équipes viennent avec leurs e-mails, leurs tableaux et leurs questions ; elles repartent avec des méthodes prêtes pour le lendemain.',
  formats: [
    { name: 'Prise en main', tone: 'lilas', length: 'une demi-journée' },
    { name: 'Atelier métier', tone: 'safran', length: 'de 2 h à une journée' },
    { name: 'Référent IA', tone: 'menthe', length: 'trois séances' }
  ],
  button: 'Découvrir nos formations',
  buttonPath: '/article/7',
  timetable: {
    caption: 'Exemple de semaine de formation',
    hours: ['9 h', '11 h', '13 h', '15 h', '17 h'],
    days: [
      {
        day: 'Lundi',
        short: 'lun.',
        sessions: [{ slot: 'start', tone: 'lilas', hours: '9 h – 12 h', name: 'Prise en main' }]
      },
      {
        day: 'Mardi',
        short: 'mar.',
        sessions: [
          {
            slot: 'prompts',
            tone: 'menthe',
            hours: '14 h – 17 h',
            name: 'Écrire une consigne',
            short: 'Consigne'
          }
        ]
      },
      {
        day: 'Mercredi',
        short: 'mer.',
        sessions: [
          { slot: 'desk', tone: 'safran', hours: '9 h – 11 h', name: 'Atelier accueil', short: 'Accueil' },
          { slot: 'mail', tone: 'safran', hours: '14 h – 16 h', name: 'Atelier e-mails', short: 'E-mails' }
        ]
      },
      {
        day: 'Jeudi',
        short: 'jeu.',
        sessions: [{ slot: 'rota', tone: 'safran', hours: '10 h – 17 h', name: 'Atelier planning et paie' }]
      },
      {
        day: 'Vendredi',
        short: 'ven.',
        sessions: [
          {
            slot: 'cases',
            tone: 'menthe',
            hours: '9 h – 12 h',
            name: 'Vos cas, en binôme',
            short: 'Vos cas'
          },
          { slot: 'review', tone: 'menthe', hours: '15 h – 16 h 30', name: 'Bilan' }
        ]
      }
    ]
  }
} as const
