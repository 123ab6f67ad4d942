import { qualiopi } from '@site/contracts/site/references'

/**
 * The one training there is (HOME-17); the article it leads to describes the same. `slot` places a session on the
 * timetable (formations.module.css), `tone` says which part of the programme it belongs to.
 */
export const formationsContent = {
  title: 'Vos équipes apprennent sur leurs vrais dossiers.',
  text: 'Deux jours, en quatre séances de trois heures et demie, pour un groupe de six à dix personnes : deux journées pleines, ou une semaine qui ne désorganise pas le service. Vos équipes viennent avec leurs e-mails, leurs tableaux et leurs questions ; elles repartent avec des méthodes prêtes pour le lendemain.',
  programme: [
    { name: 'Comprendre et formuler', tone: 'lilas', when: 'séances 1 et 2' },
    { name: 'Travailler sur ses documents', tone: 'safran', when: 'séance 3' },
    { name: 'Préparer la suite', tone: 'menthe', when: 'séance 4, bilan à un mois' }
  ],
  qualiopi,
  button: 'Découvrir nos formations',
  buttonPath: '/article/7',
  timetable: {
    caption: 'Exemple : les quatre séances sur une semaine',
    hours: ['9 h', '11 h', '13 h', '15 h', '17 h'],
    days: [
      {
        day: 'Lundi',
        short: 'lun.',
        sessions: [{ slot: 'morning', tone: 'lilas', hours: '9 h – 12 h 30', name: 'Comprendre' }]
      },
      {
        day: 'Mardi',
        short: 'mar.',
        sessions: [{ slot: 'afternoon', tone: 'lilas', hours: '13 h 30 – 17 h', name: 'Formuler' }]
      },
      { day: 'Mercredi', short: 'mer.', sessions: [] },
      {
        day: 'Jeudi',
        short: 'jeu.',
        sessions: [{ slot: 'morning', tone: 'safran', hours: '9 h – 12 h 30', name: 'Vos documents' }]
      },
      {
        day: 'Vendredi',
        short: 'ven.',
        sessions: [{ slot: 'afternoon', tone: 'menthe', hours: '13 h 30 – 17 h', name: 'Vos projets' }]
      }
    ]
  }
} as const
