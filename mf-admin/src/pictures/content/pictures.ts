import { pluralForm } from '@site/web/ui/text/plural'

/** Texts of the field that takes a picture (PICTURE-10), and of those that nothing shows (PICTURE-7). */
export const pictureCopy = {
  title: 'Image de l’article',
  choose: 'Choisir une image',
  change: 'Choisir une autre image',
  drop: 'ou déposez-la ici, ou collez-la. JPEG, PNG, WebP, GIF ou AVIF, 16\u00a0Mo au plus.',
  alt: 'Description de l’image',
  altHint: 'Ce qu’elle montre, pour qui ne la voit pas.',
  altMissing: 'Décrivez l’image.',
  /** When publishing was asked for while a picture is chosen and not sent. */
  notAdded:
    'L’image choisie n’est pas encore dans l’article\u00a0: décrivez-la et ajoutez-la, ou renoncez-y par «\u00a0Annuler\u00a0».',
  point: (x: number, y: number) =>
    `Point à garder visible\u00a0: ${x}\u202f% depuis la gauche, ${y}\u202f% depuis le haut`,
  pointHint:
    'Cliquez sur ce qui doit rester visible quand l’image est rognée. Au clavier, les flèches déplacent le point.',
  send: 'Ajouter l’image',
  sending: (percent: number) => `Envoi\u00a0: ${percent}\u202f%`,
  working: 'Préparation de l’image…',
  cancel: 'Annuler',
  added: 'Image ajoutée. Elle paraîtra quand vous publierez l’article.',
  /** Of a file that is an article's picture already: what is said of it stays. */
  standing: (alt: string) =>
    `Cette image est déjà celle d’un article\u00a0: sa description reste «\u00a0${alt}\u00a0». Pour la changer partout où elle sert, choisissez «\u00a0${describeCopy.open}\u00a0».`,
  notAPicture: 'Ce fichier n’est pas une image JPEG, PNG, WebP, GIF ou AVIF.',
  unreadable: 'Ce fichier ne peut plus être lu. Choisissez-le de nouveau.',
  tooLarge: 'Ce fichier dépasse 16\u00a0Mo. Choisissez-en un plus léger.',
  network: 'L’image n’est pas partie\u00a0: la connexion a été interrompue. Réessayez.',
  failure: 'L’image n’a pas pu être ajoutée. Réessayez.'
}

/** Of a picture that is in place: what is said of it anew (PICTURE-15). */
export const describeCopy = {
  open: 'Description de l’image',
  title: 'Description de l’image',
  explanation:
    'Lue à qui ne voit pas l’image. Dès que vous l’enregistrez, elle change dans tous les articles qui ont cette image en tête, sans nouvelle publication.',
  loading: 'Chargement de la description…',
  lost: 'La description n’a pas pu être lue. Fermez, puis réessayez.',
  save: 'Enregistrer la description',
  described: { title: 'Description enregistrée', tone: 'success' as const },
  failed: 'La description n’a pas pu être enregistrée. Réessayez.'
}

export const unusedCopy = {
  title: 'Images inutilisées',
  hint: (count: number) =>
    pluralForm(
      count,
      'Aucun article, brouillon ni texte déjà publié ne la montre. Elle est supprimée d’elle-même après 30\u00a0jours.',
      'Aucun article, brouillon ni texte déjà publié ne les montre. Elles sont supprimées d’elles-mêmes après 30\u00a0jours.'
    ),
  decorative: 'Image décorative',
  empty: 'Aucune image inutilisée.',
  failed: 'Les images n’ont pas pu être lues.',
  remove: 'Supprimer',
  removing: 'Suppression…',
  cancel: 'Annuler',
  confirmTitle: 'Confirmer la suppression',
  question: (alt: string) => `Supprimer l’image «\u00a0${alt}\u00a0»\u202f? Cette action est irréversible.`,
  failure: 'L’image n’a pas pu être supprimée.',
  of: (alt: string) => `Supprimer l’image «\u00a0${alt}\u00a0»`
}
