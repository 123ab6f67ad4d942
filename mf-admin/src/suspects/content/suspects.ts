import type { SuspectSignal } from '@site/contracts/operations/suspect'
import { ofName } from '@site/web/ui/text/of-name'
import { plural } from '@site/web/ui/text/plural'

/** Each signal in a sentence; what it was seen in, so often. */
const REASONS: Record<SuspectSignal, (count: number) => string> = {
  trap: () => 'Le champ piège, que personne ne voit, est rempli.',
  flood: () => 'Trop d’envois sont arrivés en peu de temps.',
  fast: () => 'Le formulaire a été envoyé moins de deux secondes après s’être affiché.',
  repeats: (count) =>
    `Le même texte est arrivé de ${plural(count, 'autre adresse', 'autres adresses')} en un jour.`,
  links: (count) => `Le message mène vers ${plural(count, 'autre site', 'autres sites')}.`,
  'markup-links': () =>
    'Le message contient des liens écrits en code, comme sur un forum ou dans une page web.',
  'doubtful-link': () => 'Un lien mène vers un domaine bradé, ou cache où il mène.',
  'link-alone': () => 'Le message n’est qu’un lien.',
  'link-in-name': () => 'Le nom contient un lien.',
  'foreign-text': () => 'Le message est écrit dans un autre alphabet.',
  'no-known-language': () => 'Le message a un lien, et n’est dans aucune langue que nos visiteurs écrivent.',
  'mixed-scripts': () => 'Un mot mélange des lettres d’alphabets différents.',
  'disposable-address': () => 'L’adresse e-mail est jetable.',
  'unknown-domain': () => 'L’adresse e-mail finit par un domaine qui n’existe pas.',
  'search-engine-offer': () => 'Le message vend du référencement.',
  'money-offer': () => 'Le message promet de l’argent, ou offre un prêt.',
  gambling: () => 'Le message vante des jeux d’argent.',
  adult: () => 'Le message vante des rencontres.',
  medicine: () => 'Le message vend des médicaments ou des remèdes.',
  'mass-mailing': () => 'Le message vend des fichiers d’adresses, ou des envois en masse.',
  'bought-audience': () => 'Le message vend des avis ou des abonnés.',
  threat: () => 'Le message menace, ou se fait passer pour un rappel.',
  fortune: () => 'Le message promet une fortune ou un miracle.',
  forgery: () => 'Le message vend des faux.',
  wholesale: () => 'Le message vend la production d’une usine.',
  canvassing: () => 'Le message démarche pour une prestation.',
  pressure: () => 'Le message presse d’acheter ou de cliquer.',
  messenger: () => 'Le message renvoie vers une messagerie.',
  'other-address': () => 'Le message donne une autre adresse e-mail pour répondre.',
  wallet: () => 'Le message donne un portefeuille de cryptomonnaie.'
}

/** Why, in a sentence. A later release may know other signals. */
export const describeReason = ({
  signal,
  count = 1
}: {
  signal: string
  count?: number | undefined
}): string =>
  Object.hasOwn(REASONS, signal) ? REASONS[signal as SuspectSignal](count) : `Autre signal\u00a0: ${signal}.`

export const suspectsCopy = {
  title: 'Indésirables',
  intro: (days: number) =>
    `Ces envois ont été mis de côté\u00a0: ils ne sont pas dans la liste, et l’équipe n’en a pas été prévenue. L’expéditeur a reçu la même réponse que les autres. Chacun est effacé ${plural(days, 'jour')} après son arrivée.`,
  count: (total: number) => plural(total, 'indésirable'),
  loading: 'Chargement...',
  failed: 'Les indésirables n’ont pas pu être lus.',
  empty: 'Rien n’a été mis de côté.',
  list: 'Envois mis de côté',
  more: 'Afficher la suite',
  loadingMore: 'Chargement…',
  why: 'Pourquoi',
  whyOf: (email: string) => `Pourquoi\u00a0: ${email}`,
  score: (score: number, from: number) => `${score} points (mis de côté à partir de ${from})`,
  weight: (weight: number) => `${weight} points`,
  noReasons: 'Cet envoi date d’avant que les raisons ne soient gardées.',
  noMessage: 'Sans message',
  received: 'Reçu le',
  erased: (at: string) => `Sera effacé le ${at}`,
  release: 'Ce n’est pas un indésirable',
  releaseOf: (email: string) => `Ce n’est pas un indésirable\u00a0: ${email}`,
  releasing: 'Un instant…',
  open: 'Ouvrir la fiche',
  remove: 'Supprimer',
  removeOf: (email: string) => `Supprimer l’envoi ${ofName(email)}`
}

export const removeCopy = {
  title: 'Supprimer cet envoi',
  question:
    'Il sera effacé pour de bon, avec ses raisons. Sans rien faire, il l’est aussi au bout de 30\u00a0jours.',
  cancel: 'Annuler',
  confirm: 'Supprimer',
  confirming: 'Suppression…'
}

export const suspectsToasts = {
  released: {
    title: 'Remis dans la liste',
    description: 'L’envoi est parmi les leads, et l’équipe en est prévenue.',
    tone: 'success'
  },
  notReleased: (message?: string) => ({
    title: 'Erreur',
    description: message ?? 'L’envoi n’a pas pu être remis dans la liste. Réessayez dans un instant.',
    tone: 'error' as const
  }),
  removed: { title: 'Envoi supprimé', tone: 'success' },
  notRemoved: (message?: string) => ({
    title: 'Erreur',
    description: message ?? 'L’envoi n’a pas pu être supprimé. Réessayez dans un instant.',
    tone: 'error' as const
  })
} as const
