/** Every sentence the shell itself shows. */
export const content = {
  skipLink: 'Aller au contenu',
  loading: 'Chargement…',
  slotTitle: 'Cette page a pris du retard',
  slotPicture: 'Attendue ici',
  slotUnavailable: 'Cette partie du site ne répond pas. Réessayez dans un instant.',
  siteUnavailable: 'Le site ne répond pas. Réessayez dans un instant.',
  retry: 'Réessayer',
  booking: 'Prendre rendez-vous',
  inactiveButtons: 'Les boutons de cette page ne répondent pas.',
  preview: (versions: string) => `Aperçu : ${versions}`,
  notFound: {
    title: 'Page introuvable',
    text: 'Cette adresse ne mène à aucune page du site.',
    home: 'Retour à l’accueil'
  }
}
