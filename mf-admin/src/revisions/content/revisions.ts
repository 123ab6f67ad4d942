import { plural, pluralForm } from '@site/web/ui/text/plural'

export const revisionsCopy = {
  title: 'Versions de l’article',
  intro: 'Chaque texte publié est gardé. Choisissez une version pour voir ce qu’elle a changé.',
  toEditor: 'Ouvrir dans l’éditeur',
  toManager: 'Retour à la liste',
  loading: 'Chargement...',
  failed: 'Les versions n’ont pas pu être lues.',
  textFailed: 'Cette version n’a pas pu être lue.',
  retry: 'Réessayer',
  missing: 'Article non trouvé',
  missingHint: 'Aucun article n’a ce numéro, ou il a été supprimé avec ses versions.',
  empty: 'Cet article n’a encore jamais été publié\u00a0: il n’a pas de version.',
  list: 'Versions publiées',
  number: (number: number) => `Version ${number}`,
  online: 'En ligne',
  by: (name: string) => `par ${name}`,
  shared: 'avec le code partagé',
  how: {
    scheduled: 'publiée à l’heure prévue',
    program: 'publiée automatiquement, composée par un programme',
    model: 'publiée automatiquement, rédigée par un modèle',
    hand: 'publiée à la main'
  },
  against: 'Comparer avec',
  previous: (number: number) => `la version précédente (${number})`,
  onlineText: (number: number) => `le texte en ligne (${number})`,
  other: (number: number, moment: string) => `la version ${number}, ${moment}`,
  nothing: 'aucune version',
  first: 'C’est la première version\u00a0: rien ne la précède.',
  restore: 'Reprendre cette version comme brouillon',
  restoring: 'Reprise…',
  onlineHint: 'C’est le texte en ligne\u00a0: les autres versions peuvent être reprises comme brouillon.',
  restoreHint: 'Rien n’est publié\u00a0: vous relisez le brouillon, puis le publiez si vous le voulez.'
}

export const compareCopy = {
  legend: 'Légende',
  added: 'ajouté',
  removed: 'retiré',
  same: 'Les deux textes sont identiques.',
  sameWords: 'Les mots sont les mêmes.',
  words: (added: number, removed: number) =>
    `${added === 0 ? 'aucun mot ajouté' : plural(added, 'mot ajouté', 'mots ajoutés')}, ${removed === 0 ? 'aucun retiré' : plural(removed, 'retiré')}`,
  reformatted: (count: number) =>
    `Mise en forme, lien ou image modifiés dans ${plural(count, 'passage')}, ${pluralForm(count, 'entouré')} de pointillés.`,
  /** Pictures in the text. */
  pictures: ({ added, removed }: { added: number; removed: number }) => {
    const images = (count: number) => (count === 1 ? 'une image' : `${count}\u00a0images`)
    const came = `${images(added)} ${pluralForm(added, 'ajoutée')}`
    const went = `${images(removed)} ${pluralForm(removed, 'retirée')}`
    const said = [added > 0 && came, removed > 0 && went].filter(Boolean).join(', ')
    return said && `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
  },
  pictureAdded: 'Image ajoutée',
  pictureRemoved: 'Image retirée'
}

/** The way from one change to the next. */
export const stepsCopy = {
  keysTitle: 'Comparaison',
  keys: [
    { key: 'J', text: 'Changement suivant' },
    { key: 'K', text: 'Changement précédent' }
  ],
  next: 'Changement suivant',
  previous: 'Précédent',
  count: (count: number) => plural(count, 'changement', 'changements'),
  at: (number: number, count: number) => `Changement ${number} sur ${count}`,
  words: (words: string) => `\u00a0: ${words}`
}

export const replaceCopy = {
  title: 'Cet article a déjà un brouillon',
  kept: (moment: string, by: string | null) => `Il a été gardé ${moment}${by === null ? '' : ` par ${by}`}.`,
  question: 'Le remplacer efface ce qu’il contient. L’article en ligne ne change pas.',
  cancel: 'Annuler',
  open: 'Ouvrir ce brouillon',
  confirm: 'Remplacer le brouillon',
  confirming: 'Remplacement…'
}

export const restoreToasts = {
  restored: (number: number) => ({
    title: 'Version reprise',
    description: `Le texte de la version ${number} attend dans un brouillon. Rien n’est publié.`,
    tone: 'success' as const
  }),
  failed: (message?: string) => ({
    title: 'Erreur',
    description: message ?? 'La version n’a pas pu être reprise.',
    tone: 'error' as const
  })
}
