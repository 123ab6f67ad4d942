/** What MANAGE-2 to MANAGE-22 quote stands letter by letter. */
export const articleFormCopy = {
  title: 'Titre',
  content: 'Contenu',
  contentHint:
    'Titres h2 et h3, paragraphes, listes, citations, tableaux, figures. Les scripts sont retirés à l’enregistrement.',
  imageUrl: 'URL de l’image',
  imageHint: 'Adresse complète (https://…) ou chemin du site qui commence par /.',
  previewLabel: 'Aperçu de l’image',
  removeImage: 'Retirer l’image',
  create: 'Publier l’article',
  creating: 'Publication…',
  update: 'Mettre à jour',
  updating: 'Mise à jour…',
  cancel: 'Annuler'
}

export const createCopy = { title: 'Rédiger un article', loading: 'Un instant…' }

export const editCopy = {
  title: 'Modifier un article',
  loading: "Chargement de l'article...",
  invalidId: 'Cette adresse ne désigne aucun article.',
  loadFailure: (message: string) => `Erreur de chargement: ${message}`,
  retry: 'Réessayer',
  missing: 'Article non trouvé',
  missingText: "L'article que vous tentez de modifier n'existe pas.",
  toManager: 'Retour aux articles'
}

export const manageCopy = {
  title: 'Gérer les articles',
  create: 'Rédiger un article',
  loading: 'Chargement des articles...',
  empty: 'Aucun article pour le moment',
  loadFailure: (message: string) => `Erreur de chargement: ${message}`,
  retry: 'Réessayer',
  pinned: 'Épinglé',
  pin: 'Épingler',
  unpin: 'Désépingler',
  edit: 'Modifier',
  remove: 'Supprimer',
  read: 'Lire',
  article: 'article',
  of: (action: string, title: string) => `${action} « ${title} »`
}

const failure = (description: string) => ({ title: 'Erreur', description, tone: 'error' as const })
const success = (title: string) => ({ title, tone: 'success' as const })

export const articleToasts = {
  missingFields: {
    title: 'Champs requis',
    description: 'Veuillez remplir au moins le titre et le contenu.',
    tone: 'error' as const
  },
  created: success('Article créé avec succès'),
  updated: success('Article mis à jour'),
  deleted: success('Article supprimé'),
  pinned: success('Article épinglé'),
  unpinned: success('Article désépinglé'),
  undo: 'Annuler',
  /** The server's message where it gives one. */
  failure
}

export const articleFailures = {
  create: "Une erreur est survenue lors de la création de l'article.",
  update: 'Une erreur est survenue lors de la modification.',
  remove: 'Une erreur est survenue lors de la suppression.',
  pin: "Une erreur est survenue lors de l'épinglage."
}
