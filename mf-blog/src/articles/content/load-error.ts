export const loadErrorCopy = {
  /** SPEC §2, verbatim. */
  line: (message: string) => `Erreur de chargement: ${message}`,
  retry: 'Réessayer',
  retrying: 'Nouvel essai…'
}
