/** The sentences the gateway itself says. U+00A0 and U+202F where French typography wants them. */
export const content = {
  needsScript:
    'Cette page a besoin de JavaScript pour s’afficher. Activez-le dans votre navigateur, puis rechargez la page.',
  unavailableTitle: 'Site momentanément indisponible',
  unavailable: 'Le site est momentanément indisponible. Nous y travaillons : revenez dans quelques minutes.',
  feedTitle: (fullName: string) => `${fullName} – blog`,
  feedDescription:
    'Méthodes, récits et repères sur l’IA au travail. Chaque article dit comment il a été écrit.',
  noSuchPreviewTitle: 'Version introuvable',
  noSuchPreview: 'Cette version n’existe pas, ou ses fichiers ne sont pas complets.',
  previewUnsignedTitle: 'Version non signée',
  previewUnsigned:
    'Cette version n’est signée par aucune clé valable de son équipe, et n’est donc montrée à personne. Son équipe la signe en la déployant de nouveau avec --preview --sign=<fichier de sa clé> ; ce lien la montre alors.',
  previewOverTitle: 'Aperçu terminé',
  previewOver: 'Ce lien d’aperçu ne vaut plus. Demandez-en un autre à la personne qui vous l’a envoyé.',
  previewForgedTitle: 'Lien d’aperçu refusé',
  previewForged:
    'Ce lien d’aperçu est incomplet, ou il a été modifié. Copiez-le en entier, ou demandez-en un autre à la personne qui vous l’a envoyé.'
}
