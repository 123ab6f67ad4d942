export const accessCopy = {
  /** Letter by letter (ADMIN-9). */
  unauthorised: 'Accès non autorisé',
  unauthorisedHint: 'Cette page demande le code d’accès de l’administration.',
  checking: 'Chargement...',
  refused: 'Ce code d’accès est refusé.',
  /** The way to give another one, and what for. */
  another: 'Repassez par l’administration',
  toGive: 'pour en saisir un autre.',
  retry: 'Réessayer',
  scopeMissing: 'Cette page n’est pas ouverte à votre code',
  scopeMissingHint: 'Votre code est valable, pour d’autres pages. Demandez ce droit à qui vous l’a remis.',
  toPortal: 'Retour à l’administration'
}
