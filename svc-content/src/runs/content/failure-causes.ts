/** The causes that /admin/auto shows for an attempt that failed. */
export const failureCauses = {
  timeout: 'La rédaction n’a pas abouti dans le temps imparti.',
  unreachable: 'Le service de rédaction est injoignable.',
  'rate-limited': 'Le service de rédaction demande d’attendre\u00a0: trop de demandes.',
  refused: 'Le service de rédaction refuse la demande\u00a0: vérifiez son adresse, son modèle et sa clé.',
  failing: 'Le service de rédaction est en panne.',
  unusable: 'L’article proposé n’est pas utilisable.',
  held: 'Le brouillon a été retenu à la relecture automatique.',
  taken: 'Le même article s’écrivait ailleurs au même moment.',
  exhausted: 'La banque de textes est épuisée\u00a0: aucun article ne paraît deux fois.',
  interrupted: 'La génération a été interrompue avant la fin.',
  internal: 'Une erreur interne a empêché la publication.'
}

/** Why the article of a night that waited is not published. */
export const reviewCauses = {
  refused: 'Une personne de l’équipe a refusé cet article.',
  undecided: 'Personne n’a décidé à temps\u00a0: l’article n’est pas paru. Il peut encore être publié.'
}

/** The mistakes that a draft may have: shown to the administrator, and sent to the model that is asked to correct them. */
export const draftMistakes = {
  unreadable: 'La réponse n’est pas un objet JSON {"title", "content"}.',
  noTitle: 'Le titre manque.',
  longTitle: (length: number, limit: number) =>
    `Le titre compte ${length} caractères\u00a0; il en faut ${limit} au plus.`,
  usedTitle: 'Un article porte ou a porté ce titre.',
  noContent: 'Le contenu manque.',
  bigContent: 'Le contenu dépasse 1 Mo.',
  words: (count: number, min: number, max: number) =>
    `Le texte compte ${count} ${count < 2 ? 'mot' : 'mots'}\u00a0; il en faut de ${min} à ${max}.`
}
