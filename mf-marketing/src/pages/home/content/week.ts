import { claims } from '@site/contracts/site/references'

/** Of the e-mails: the example of the article on sorting them, two hundred messages of which one in two takes a minute in the place of three. */
const emails = {
  name: 'E-mails',
  tone: 'papier',
  of: 'emails',
  byHand: 3,
  left: 2,
  assumption: '3 minutes par e-mail ; un sur deux n’en demande plus qu’une, une fois le brouillon préparé.',
  source: 'D’après l’exemple chiffré de notre article sur le tri des e-mails.',
  subject: 'mails'
} as const

/** Hours a month for the 62 rooms of the article's hotel, as minutes a week for one. */
const weeklyOfRooms = (hours: number) => (hours * 60 * 12) / 62 / 52

const OWN = 'Estimation de notre part, à vérifier chez vous.'

/**
 * What the computation of a week stands on (HOME-36). Minutes of each task for one of what it is counted `of`: an e-mail, a unit of the
 * trade's `size`, or the week itself; `left` is what stays to be done by a person, review included. Each has its source, or says
 * that it is our own estimate. The articles that are named are svc-content/src/seeds/articles 1, 2, 4, 6 and 7.
 */
export const trades = [
  {
    id: 'hotel',
    name: 'Hôtel',
    size: { label: 'Chambres', unit: 'chambres', min: 10, max: 150, example: 42 },
    emailDays: 7,
    tasks: [
      emails,
      {
        name: 'Factures',
        tone: 'menthe',
        of: 'size',
        byHand: weeklyOfRooms(31),
        left: weeklyOfRooms(11),
        assumption:
          'Pour 62 chambres, 31 heures par mois à la main, et 11 une fois automatisé, vérification comprise.',
        source: 'D’après l’établissement type de notre article sur l’audit.',
        subject: 'audit'
      },
      {
        name: 'Tarifs',
        tone: 'safran',
        of: 'week',
        byHand: 150,
        left: 20,
        assumption:
          'Une demi-heure par jour ouvré à la main ; puis un rendez-vous de vingt minutes le lundi.',
        source:
          'La demi-heure est une estimation de notre part, le rendez-vous celui de notre article sur le yield management.',
        subject: 'yield'
      }
    ]
  },
  {
    id: 'evenement',
    name: 'Événementiel',
    size: { label: 'Extras par semaine', unit: 'extras', min: 5, max: 100, example: 40 },
    emailDays: 5,
    tasks: [
      emails,
      {
        name: 'Planning',
        tone: 'lilas',
        of: 'size',
        byHand: 18,
        left: 10,
        assumption: 'Pour 60 extras, 18 heures de coordination à la main, et 10 une fois automatisé.',
        source: 'D’après l’exemple chiffré de notre article sur les plannings d’extras.',
        subject: 'rota'
      },
      {
        name: 'Heures et paie',
        tone: 'menthe',
        of: 'size',
        byHand: 3,
        left: 1,
        assumption:
          '3 minutes par extra pour rapprocher les heures prévues et pointées ; une seule pour les écarts.',
        source: OWN,
        subject: null
      }
    ]
  },
  {
    id: 'services',
    name: 'Services',
    size: { label: 'Réunions par semaine', unit: 'réunions', min: 2, max: 25, example: 10 },
    emailDays: 5,
    tasks: [
      emails,
      {
        name: 'Comptes rendus',
        tone: 'lilas',
        of: 'size',
        byHand: 50,
        left: 20,
        assumption: '50 minutes par compte rendu à la main ; 20 une fois assisté, relecture comprise.',
        source: 'D’après le relevé décrit dans notre article sur la formation.',
        subject: 'training'
      },
      {
        name: 'Relances',
        tone: 'safran',
        of: 'week',
        byHand: 180,
        left: 60,
        assumption: 'Trois heures par semaine de relances et de devis à la main ; une heure pour les relire.',
        source: OWN,
        subject: null
      }
    ]
  }
] as const
export type Trade = (typeof trades)[number]

/** E-mails a day, whatever the trade. */
export const emailRange = {
  label: 'Messages reçus par jour',
  min: 10,
  max: 100,
  step: 5,
  example: 50
} as const

export const weekContent = {
  title: 'Votre semaine, avant et après.',
  lead: 'La semaine se remplit de ce qui se fait à la main ; automatisée, elle montre au bout les heures rendues.',
  /** Where it can be set. */
  invitation: 'Réglez votre activité, puis automatisez.',
  trade: 'Votre activité',
  automate: 'Automatiser',
  byHandAgain: 'Revenir à la main',
  days: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.'],
  returned: 'Temps rendu',
  counter: { byHand: 'à la main, par semaine', automated: 'rendues par semaine' },
  talk: 'En parler 30 minutes',
  method: 'Comment nous comptons',
  rounding: `Le tableau est une semaine de travail de 35 heures ; au-delà, un trait dit où elle s’arrête. Tout est arrondi à la demi-heure. Là où l’on travaille aussi le week-end, les e-mails arrivent sept jours sur sept. Relecture comprise, la part rendue y est plus faible que les ${claims.timeSaved} % relevés chez nos clients sur leurs seules tâches répétitives. C’est un ordre de grandeur, que l’audit remplace par des mesures faites chez vous.`
} as const
