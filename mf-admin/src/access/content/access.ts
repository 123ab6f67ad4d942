export const accessCopy = {
  /** Letter by letter (ADMIN-9). */
  unauthorised: 'Accès non autorisé',
  unauthorisedHint: 'Cette page demande le code d’accès de l’administration.',
  toPortal: 'Retour à l’administration'
}
