/** What is done with an article beside writing it. */
export const actionsCopy = {
  title: 'Cet article',
  schedule: 'Planifier…',
  /** In place of the previews, as long as there is no draft to be shown. */
  waits: 'L’aperçu arrive dès le premier changement.',
  openPreview: 'Aperçu',
  openPreviewHint: 'Ouvre l’aperçu dans un nouvel onglet',
  preview: 'Aperçu à partager',
  revisions: 'Versions publiées',
  withdraw: 'Retirer du blog',
  withdrawn: { title: 'Article retiré du blog', tone: 'success' as const },
  withdrawFailed: 'L’article n’a pas pu être retiré.',
  notSaved: 'Le brouillon n’est pas encore sur le serveur.'
}

/** Where an article stands that is not on the blog. */
export const stateCopy = {
  draft: 'Jamais publié.',
  scheduled: 'Pas encore en ligne.',
  withdrawn: 'Retiré du blog.',
  published: 'En ligne.'
}

/** Before the keyboard publishes what never was, and before anybody publishes what is planned. `due`: 'Prévu pour jeudi 26 novembre à 8 h 00.' */
export const publishCopy = {
  title: (isPlanned: boolean) => (isPlanned ? 'Publier maintenant\u202f?' : 'Publier cet article\u202f?'),
  question: (due: string | null) =>
    due === null
      ? 'Il paraît aussitôt sur le blog, dans le flux et dans les listes.'
      : `${due} Le texte de ce formulaire paraît aussitôt, à la place de celui qui était prévu.`,
  cancel: 'Pas encore',
  confirm: 'Publier'
}

export const withdrawCopy = {
  title: 'Retirer cet article du blog\u202f?',
  question:
    'Son adresse ne répondra plus et il quittera les listes. Son texte et ses versions restent ici, et il peut être publié de nouveau.',
  cancel: 'Annuler',
  confirm: 'Retirer du blog',
  confirming: 'Retrait…'
}

export const scheduleCopy = {
  title: 'Planifier la publication',
  /** Which text will appear: the one of now, the same as is scheduled already, or an older one that was scheduled. */
  explanation: {
    now: 'Le texte paraîtra tel qu’il est maintenant. Ce que vous écrirez ensuite restera un brouillon.',
    same: 'Le texte prévu est déjà celui-ci\u00a0: seule la date change. Ce que vous écrirez ensuite restera un brouillon.',
    older:
      'Seule la date change\u00a0: le texte paraîtra tel qu’il était prévu. Ce que vous avez écrit depuis reste un brouillon.'
  },
  apply: 'Planifier',
  withText: 'Remplacer le texte prévu par celui de maintenant',
  cancel: 'Annuler la planification',
  due: (when: string) => `Prévu pour ${when}.`,
  changed: 'Le texte a changé depuis.',
  updateText: 'Mettre à jour le texte prévu',
  textUpdated: (when: string) => ({
    title: 'Texte prévu mis à jour',
    description: when,
    tone: 'success' as const
  }),
  /** In the bar, and of the dialog that it opens. */
  change: 'Modifier la date',
  scheduled: (when: string) => ({
    title: 'Publication planifiée',
    description: when,
    tone: 'success' as const
  }),
  appeared: (when: string) => ({
    title: 'Article paru',
    description: `En ligne depuis ${when}, comme prévu.`,
    tone: 'success' as const
  }),
  cancelled: { title: 'Planification annulée', tone: 'success' as const },
  failed: 'La publication n’a pas pu être planifiée.',
  cancelFailed: 'La planification n’a pas pu être annulée.'
}

/** Before what is scheduled is given up: its text may be an older one that no draft has any more. */
export const unscheduleCopy = {
  title: 'Annuler la planification\u202f?',
  question: 'Rien ne paraîtra de lui-même. Ce qui est écrit reste ici, comme brouillon.',
  cancel: 'Garder la date',
  confirm: 'Annuler la planification',
  confirming: 'Annulation…'
}

export const previewCopy = {
  title: 'Aperçu à partager',
  explanation:
    'Qui a cette adresse lit le brouillon tel qu’il est au moment où il l’ouvre, sans code, pendant sept jours.',
  create: 'Créer une adresse',
  creating: 'Création…',
  address: 'Adresse de l’aperçu',
  once: 'Elle n’est montrée qu’une fois\u00a0: copiez-la maintenant.',
  copy: 'Copier l’adresse',
  copied: 'Le texte a été copié dans le presse-papiers.',
  blocked:
    'Le navigateur n’a pas ouvert d’onglet\u00a0: autorisez-le pour ce site, ou copiez l’adresse de l’aperçu.',
  copyFailed: 'Le navigateur a refusé la copie\u00a0: sélectionnez l’adresse.',
  running: 'Aperçus en cours',
  until: (when: string) => `Jusqu’au ${when}`,
  by: (name: string) => `, créé par ${name}`,
  revoke: 'Révoquer',
  revokeOf: (when: string) => `Révoquer l’aperçu valable jusqu’au ${when}`,
  revoked: 'Aperçu révoqué.',
  failed: 'L’aperçu n’a pas pu être créé.',
  revokeFailed: 'L’aperçu n’a pas pu être révoqué.'
}

export const conflictCopy = {
  draft: 'Deux versions de ce brouillon',
  article: 'L’article a été publié de nouveau',
  explanation: 'Rien n’est perdu\u00a0: choisissez avec quel texte continuer.',
  mine: 'Votre texte',
  theirs: (by: string | null, when: string) => `Texte enregistré${by === null ? '' : ` par ${by}`} ${when}`,
  published: (by: string | null, when: string) => `Texte publié${by === null ? '' : ` par ${by}`} ${when}`,
  shown: 'Texte montré',
  onlyMarkup: 'Les mots sont les mêmes\u00a0: seule la mise en forme diffère.',
  /** Pictures that only one of the two texts has. */
  pictures: (count: number, isMine: boolean) =>
    `${count === 1 ? 'Une image n’est' : `${count}\u00a0images ne sont`} que dans ${isMine ? 'votre texte' : 'l’autre texte'}.`,
  other: 'L’autre texte',
  image: (url: string) => (url === '' ? 'Sans image.' : `Image\u00a0: ${url}`),
  keepMine: 'Garder mon texte',
  publishMine: 'Publier mon texte',
  takeTheirs: 'Prendre l’autre texte',
  join: 'Réunir les deux…',
  later: 'Décider plus tard',
  close: 'Fermer',
  laterHint:
    'Si vous prenez l’autre texte, le vôtre reste proposé dans ce navigateur. Décider plus tard garde les deux.'
}

/** What is written beside what readers see. */
export const changesCopy = {
  show: 'Voir les changements',
  title: 'Ce que vous changez',
  names: { theirs: 'En ligne', mine: 'Votre texte' }
}

/** Choosing, place by place, what stays of two texts. */
export const joinCopy = {
  explanation: (count: number) =>
    `Les deux textes diffèrent en ${count === 1 ? 'un endroit' : `${count}\u00a0endroits`}\u00a0: choisissez ce qui reste.`,
  place: (number: number, count: number, field?: 'title' | 'imageUrl') =>
    `Différence ${number} sur ${count}${field ? `\u00a0: ${field === 'title' ? 'titre' : 'image'}` : ''}`,
  theirs: conflictCopy.other,
  mine: conflictCopy.mine,
  both: 'Les deux, l’autre texte d’abord',
  nothing: 'Rien à cet endroit',
  /** What has no words: a picture, a rule, a frame. */
  wordless: 'Un élément sans texte',
  back: 'Revenir aux deux textes',
  apply: 'Continuer avec le texte réuni',
  hint: 'Rien n’est publié\u202f; votre texte d’avant reste proposé dans ce navigateur.'
}

export const codeCopy = {
  title: 'Saisir un autre code',
  explanation: 'Votre texte est gardé dans ce navigateur et vous attend.',
  field: 'Code d’accès',
  missing: 'Saisissez le code d’accès.',
  show: 'Afficher le code',
  hide: 'Masquer le code',
  apply: 'Continuer',
  applying: 'Vérification…',
  refused: 'Ce code n’est pas accepté.',
  failed: 'Le code n’a pas pu être vérifié.'
}
