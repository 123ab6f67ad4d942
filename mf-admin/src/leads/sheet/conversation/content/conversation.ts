import type { MessageState } from '@site/contracts/answers/thread'

/** Begins the note of an answer that was sent with one's own mail program. */
const NOTED = 'Réponse envoyée par e-mail'

export const conversationCopy = {
  title: 'Conversation',
  loading: 'Chargement…',
  failed: 'La conversation n’a pas pu être lue. Nouvel essai dans quelques secondes.',
  empty: 'Rien ne lui a encore été écrit d’ici.',
  answer: 'Répondre',
  resume: 'Reprendre le brouillon',
  key: 'M',
  keyText: 'Répondre par e-mail',
  command: 'Répondre à ce lead',
  team: 'L’équipe',
  visitor: 'Le visiteur',
  receipt: 'Accusé de réception automatique',
  automatic: 'Réponse automatique',
  cut: `Ce message est trop long pour être affiché en entier\u00a0: la suite est dans la boîte aux lettres.`,
  attachments: (names: readonly string[]) =>
    names.length === 1
      ? `Pièce jointe, dans la boîte aux lettres\u00a0: ${names[0]}`
      : `${names.length}\u00a0pièces jointes, dans la boîte aux lettres\u00a0: ${names.join(', ')}`,
  more: 'Lire la suite',
  less: 'Replier',
  again: 'Envoyer de nouveau',
  againBusy: 'Envoi…',
  states: {
    waiting: 'En attente',
    sent: 'Envoyé',
    'perhaps-twice': 'Peut-être envoyé deux fois',
    failed: 'Échec',
    received: 'Reçu'
  } satisfies Record<MessageState, string>
}

export const composerCopy = {
  title: 'Votre réponse',
  to: 'À',
  from: 'De',
  model: 'Modèle',
  noModel: 'Choisir un modèle…',
  replaced: (name: string) => `«\u00a0${name}\u00a0» a remplacé votre texte.`,
  undo: 'Reprendre mon texte',
  subject: 'Objet',
  text: 'Message',
  textHint: 'Ce qui reste entre accolades, {prénom} par exemple, est rempli à l’envoi.',
  sendKey: 'Ctrl + Entrée envoie.',
  preview: 'Aperçu',
  edit: 'Modifier',
  send: 'Envoyer',
  sending: 'Envoi…',
  close: 'Fermer',
  discard: 'Effacer le brouillon',
  manage: 'Gérer les modèles',
  handedOver: 'Message en cours d’envoi.',
  sent: 'Message envoyé.',
  meanwhile: (kind: 'answer' | 'reply', by: string | null, when: string) =>
    kind === 'reply'
      ? `Le visiteur a écrit de nouveau ${when}, pendant que vous rédigiez.`
      : `${by ?? 'Quelqu’un'} a répondu à ce visiteur ${when}, pendant que vous rédigiez.`,
  readAgain: 'Votre réponse n’est pas partie\u00a0: relisez, puis envoyez-la.',
  noSubject: 'L’objet est obligatoire.',
  noText: 'Le message est obligatoire.',
  tooLong: (count: number, most: number) =>
    `Le message a ${count.toLocaleString('fr-FR')}\u00a0caractères, ${most.toLocaleString('fr-FR')} au plus peuvent partir.`,
  unknownVariable: (names: readonly string[]) =>
    `${names.map((name) => `«\u00a0{${name}}\u00a0»`).join(', ')} ${names.length > 1 ? 'ne sont pas des variables' : 'n’est pas une variable'}.`,
  notConfigured: `Le site n’est pas relié à un serveur de messagerie. Votre message s’ouvre, déjà rempli, dans votre propre messagerie\u202f; la réponse n’apparaîtra pas ici.`,
  mailto: 'Ouvrir dans ma messagerie',
  modelsFailed: 'Les modèles n’ont pas pu être lus.'
}

/** An answer that was opened in one's own mail program. */
export const sentCopy = {
  question: 'L’avez-vous envoyé\u202f?',
  yesNew: 'Oui, noter comme contacté',
  yes: 'Oui, le noter',
  no: 'Non',
  busy: 'Ajout…',
  note: (subject: string) => (subject === '' ? NOTED : `${NOTED}\u00a0: «\u00a0${subject}\u00a0»`),
  noted: 'Réponse notée.',
  elsewhere: 'Une réponse lui a été envoyée par e-mail, hors d’ici\u00a0: elle est notée plus bas.',
  failed: 'Le serveur n’a pas répondu\u00a0: rien n’a été noté. Réessayez.'
}

/** Is this a note of an answer that was sent with one's own mail program? */
export const notesAnswer = (text: string) => text.startsWith(NOTED)

export const problems = {
  offline:
    'Le serveur ne répond pas, ou vous êtes hors ligne. Rien n’est perdu\u00a0: vérifiez votre connexion et renvoyez.',
  refused:
    'Votre code n’est plus accepté. Rien n’est perdu tant que cette page reste ouverte\u00a0: reconnectez-vous dans un autre onglet, ou copiez votre texte.',
  missing:
    'Ce lead n’existe plus\u00a0: le message n’est pas parti. Copiez votre texte si vous voulez le garder.',
  other: 'Le message n’est pas parti. Votre texte est toujours là\u00a0: réessayez dans un instant.'
}

export const modelsCopy = {
  title: 'Modèles de réponse',
  intro: 'Ils servent à toute l’équipe.',
  empty: 'Il n’y a aucun modèle.',
  new: 'Nouveau modèle',
  edit: (name: string) => `Modifier «\u00a0${name}\u00a0»`,
  remove: (name: string) => `Supprimer «\u00a0${name}\u00a0»`,
  confirmRemove: 'Supprimer définitivement',
  keep: 'Garder',
  name: 'Nom du modèle',
  nameHint: 'Vu par l’équipe seulement.',
  variables: `Variables\u00a0: {prénom}, {nom}, {société}, {date} de la demande, {rendez-vous}, {signature}. Une variable vide disparaît avec l’espace qui la précède.`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  saved: 'Modèle enregistré.',
  removed: 'Modèle supprimé.'
}
