export const accessCopy = {
  /** SPEC §2, verbatim. */
  unauthorised: 'Accès non autorisé',
  unauthorisedHint: 'Cette page demande le code d’accès de l’administration.',
  toPortal: 'Retour à l’administration'
}
