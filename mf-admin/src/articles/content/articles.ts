/** What MANAGE-2 to MANAGE-22 quote stands letter by letter. */
export const articleFormCopy = {
  title: 'Titre',
  content: 'Contenu',
  contentHint:
    'Titres h2 et h3, paragraphes, listes, citations, tableaux, figures. Les scripts sont retirés à l’enregistrement.',
  imageUrl: 'URL de l’image',
  imageHint: 'Adresse complète (https://…) ou chemin du site qui commence par /.',
  previewLabel: 'Aperçu de l’image',
  create: 'Publier l’article',
  creating: 'Publication…',
  update: 'Enregistrer',
  updating: 'Enregistrement…',
  cancel: 'Annuler'
}

export const createCopy = { title: 'Rédiger un article' }

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

/** What leads to an article: the home page, and other articles by their titles. */
interface LeadingThere {
  isLinkedFromHome: boolean
  linkedFrom: string[]
}

export const deleteArticleCopy = (title: string, { isLinkedFromHome, linkedFrom }: LeadingThere) => ({
  title: 'Confirmer la suppression',
  question: `Êtes-vous sûr de vouloir supprimer l'article "${title}" ? Cette action est irréversible.`,
  warning:
    [isLinkedFromHome && fromHome, linkedFrom.length > 0 && fromArticles(linkedFrom)]
      .filter(Boolean)
      .join(' ') || null,
  cancel: 'Annuler',
  confirm: 'Supprimer',
  confirming: 'Suppression…'
})

const fromHome =
  'Le bouton « Découvrir nos formations » de la page d’accueil mène à cet article : il mènera à une page introuvable.'

/** Titles a warning names. */
const NAMED = 3

function fromArticles(titles: string[]): string {
  const named = titles.slice(0, NAMED).map((title) => `«\u00a0${title}\u00a0»`)
  if (titles.length === 1)
    return `L’article ${named[0]} contient un lien vers celui-ci\u00a0: il mènera à une page introuvable.`
  const end = titles.length > NAMED ? '…' : '.'
  return `${titles.length}\u00a0articles contiennent un lien vers celui-ci, qui mènera à une page introuvable\u00a0: ${named.join(', ')}${end}`
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
