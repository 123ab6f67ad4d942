export const loadErrorCopy = {
  /** Letter by letter (BLOG-11). */
  line: (message: string) => `Erreur de chargement: ${message}`,
  retry: 'Réessayer',
  retrying: 'Nouvel essai…'
}
