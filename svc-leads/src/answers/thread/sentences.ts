/** What the answers say in French when something is not as it should be. */
export const sentences = {
  notConfigured:
    'Le site n’est pas relié à un serveur de messagerie\u00a0: ce message ne peut pas partir d’ici.',
  keyReused: 'Cet envoi a déjà été reçu avec un autre contenu.',
  writtenMeanwhile: (kind: 'answer' | 'reply', by: string | null) =>
    kind === 'reply'
      ? 'Le visiteur a écrit de nouveau pendant que vous rédigiez. Votre réponse n’est pas partie\u00a0: relisez, puis envoyez-la.'
      : `${by ?? 'Quelqu’un'} a répondu à ce visiteur pendant que vous rédigiez. Votre réponse n’est pas partie\u00a0: relisez, puis envoyez-la.`,
  addressFull: (count: number) =>
    `Cette adresse a déjà reçu ${count}\u00a0${count > 1 ? 'messages' : 'message'} en 24\u00a0heures, le maximum prévu. Le vôtre n’est pas parti\u00a0: réessayez plus tard.`,
  allFull: (count: number) =>
    `${count}\u00a0${count > 1 ? 'messages sont partis' : 'message est parti'} en une heure, le maximum prévu pour tout le site. Le vôtre n’est pas parti\u00a0: réessayez dans un moment.`,
  unknownVariable: (name: string) =>
    `«\u00a0${`{${name}}`}\u00a0» n’est pas une variable connue et partirait telle quelle. Corrigez-la ou retirez-la.`,
  emptySubject: 'L’objet est vide une fois les variables remplies.',
  emptyText: 'Le message est vide une fois les variables remplies.',
  tooLong: 'Le message est trop long une fois les variables remplies.',
  messageNotFound: 'Message non trouvé',
  onlyFailed: 'Ce message n’est pas en échec\u00a0: il n’y a rien à renvoyer.',
  modelNotFound: 'Modèle non trouvé',
  modelNameTaken: 'Un modèle porte déjà ce nom.',
  modelDeleted: 'Modèle supprimé',
  tooManyModels: (count: number) => `Il y a déjà ${count}\u00a0modèles, le maximum prévu.`
}

const WAITING: Record<string, string> = {
  unreachable: 'Le serveur de messagerie ne répond pas. Un nouvel essai est prévu.',
  refused: 'Le serveur de messagerie a refusé le message pour le moment. Un nouvel essai est prévu.',
  unconfirmed: 'Le serveur de messagerie n’a pas confirmé. Un seul nouvel essai est prévu.'
}

const FAILED: Record<string, string> = {
  unreachable: 'Le serveur de messagerie n’a pas répondu\u00a0: le message n’est pas parti.',
  refused: 'Le serveur de messagerie a refusé le message ou l’adresse\u00a0: le message n’est pas parti.',
  unconfirmed: 'Le serveur de messagerie n’a pas confirmé l’envoi\u00a0: le message est peut-être arrivé.',
  'lead-gone': 'Le lead n’est plus dans la liste\u00a0: le message n’est pas parti.'
}

/** What is wrong with a message; null when nothing is. */
export function problemOf(state: string, failure: string | null): string | null {
  if (state === 'perhaps-twice')
    return 'Un premier envoi n’avait pas été confirmé\u00a0: le visiteur a peut-être reçu ce message deux fois.'
  if (failure === null) return null
  if (state === 'waiting') return WAITING[failure] ?? null
  return state === 'failed' ? (FAILED[failure] ?? 'Le message n’est pas parti.') : null
}
