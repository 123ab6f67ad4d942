import { formatDate } from '@site/web/ui/text/format-date'
import { formatNumber, plural } from '@site/web/ui/text/plural'

/** A day is shown as such, wherever one reads it. */
const day = (date: string) => formatDate(`${date}T12:00:00Z`)

export const questionsCopy = {
  title: 'Questions',
  intro: (days: number) =>
    `Ce que des visiteurs ont demandé à l’assistant sans qu’aucune page n’y réponde. Rien ne dit qui a demandé\u00a0: noms, adresses et numéros sont remplacés par […], et chaque question est effacée ${days}\u00a0jours plus tard.`,
  loading: 'Chargement...',
  failed: 'Les questions n’ont pas pu être lues.',
  waiting: 'Sans réponse',
  count: (total: number, shown: number) =>
    total > shown
      ? `${plural(total, 'question')}, dont les ${shown} plus posées`
      : plural(total, 'question', 'questions'),
  empty: 'Aucune question n’attend de réponse.',
  list: 'Questions sans réponse',
  asked: (count: number) => `Posée ${formatNumber(count)}\u00a0fois`,
  days: (first: string, last: string) =>
    first === last ? `Le ${day(last)}` : `Du ${day(first)} au ${day(last)}`,
  alsoAsked: 'Aussi demandé ainsi',
  answer: 'Répondre',
  answerTo: (question: string) => `Répondre à «\u00a0${question}\u00a0»`,
  /** Before the first one is given to a writer that takes none. */
  notTakenYet:
    'Le rédacteur intégré n’écrit que sur ses propres sujets\u00a0: une question qui lui est donnée attend ici qu’un modèle soit branché, ou que l’équipe en fasse un article.',
  give: 'Donner au rédacteur',
  giveOf: (question: string) => `Donner au rédacteur\u00a0: «\u00a0${question}\u00a0»`,
  discard: 'Écarter',
  discardOf: (question: string) => `Écarter «\u00a0${question}\u00a0»`
}

export const entriesCopy = {
  title: 'Réponses en ligne',
  page: 'Voir la page des questions',
  empty:
    'Aucune réponse pour le moment. Celle que vous publiez s’ajoute à la page «\u00a0Questions fréquentes\u00a0» du site, que l’assistant lit aussi.',
  list: 'Réponses en ligne',
  add: 'Ajouter une question',
  change: 'Modifier',
  changeOf: (question: string) => `Modifier «\u00a0${question}\u00a0»`,
  remove: 'Retirer',
  removeOf: (question: string) => `Retirer «\u00a0${question}\u00a0»`,
  updated: (instant: string) => `Mise à jour le ${formatDate(instant)}`
}

export const wishesCopy = {
  title: 'Sujets donnés au rédacteur',
  taken:
    'Le rédacteur écrit sur le plus ancien la prochaine nuit pour laquelle personne n’a choisi de sujet.',
  notTaken:
    'Le rédacteur intégré ne traite que ses propres sujets\u00a0: il ne se sert pas de ceux-ci. Ils attendent qu’un modèle soit branché, ou que l’équipe en fasse un article.',
  list: 'Sujets donnés au rédacteur',
  given: (instant: string, by: string | null) =>
    by ? `Donné le ${formatDate(instant)} par ${by}` : `Donné le ${formatDate(instant)}`,
  write: 'Rédiger l’article',
  withdraw: 'Reprendre',
  withdrawOf: (text: string) => `Reprendre «\u00a0${text}\u00a0» au rédacteur`
}

export const formCopy = {
  newTitle: 'Répondre à une question',
  changeTitle: 'Modifier une réponse',
  description:
    'En ligne aussitôt enregistrée\u00a0: sur la page «\u00a0Questions fréquentes\u00a0», et dans ce que répond l’assistant.',
  question: 'Question, telle que le site la montre',
  answer: 'Réponse',
  answerHint: (most: number, given: number) =>
    `Texte simple\u00a0: ${plural(given, 'caractère')} sur ${formatNumber(most)} au plus. Une ligne vide sépare deux paragraphes.`,
  linkPath: 'Page du site',
  linkPathHint: 'Une adresse de ce site, par exemple /chatbot ou /article/7.',
  linkLabel: 'Texte du lien',
  linkLabelHint: 'Ce que le visiteur lit. À remplir si vous donnez une page.',
  wordings: 'Autres formulations',
  wordingsHint:
    'Une par ligne, dix au plus. Elles ne sont montrées nulle part\u00a0: l’assistant les reconnaît.',
  missingQuestion: 'Écrivez la question.',
  missingAnswer: 'Écrivez la réponse.',
  missingLabel: 'Écrivez le texte du lien.',
  missingPath: 'Écrivez l’adresse de la page.',
  save: 'Mettre en ligne',
  saving: 'Un instant…',
  kept: 'Ce que vous avez écrit est gardé tant que cet écran reste ouvert.'
}

export const questionsToasts = {
  undo: 'Annuler',
  answered: {
    title: 'Réponse en ligne',
    description: 'L’assistant la donne dès maintenant.',
    tone: 'success'
  },
  changed: { title: 'Réponse modifiée', tone: 'success' },
  removed: { title: 'Réponse retirée', description: 'Ses questions attendent de nouveau.', tone: 'success' },
  restored: { title: 'Réponse remise en ligne', tone: 'success' },
  discarded: { title: 'Question écartée', tone: 'success' },
  reopened: { title: 'Question remise dans la liste', tone: 'success' },
  given: (message: string) => ({ title: 'Sujet noté', description: message, tone: 'success' as const }),
  withdrawn: { title: 'Sujet repris', description: 'La question attend de nouveau.', tone: 'success' },
  failed: (message?: string) => ({
    title: 'Erreur',
    description: message ?? 'Cela n’a pas pu être fait. Réessayez dans un instant.',
    tone: 'error' as const
  })
} as const
