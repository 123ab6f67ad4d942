/** What the screens of codes and of tokens both say. */
export const issuedCopy = {
  loading: 'Chargement...',
  made: (at: string) => `Créé le ${at}`,
  /** `at`: '16 janvier 2026 à 9 h 05', which is not kept to the minute. */
  used: (at: string) => `Dernière utilisation le ${at.replace(' à ', ' vers ')}`,
  unused: 'Pas encore utilisé',
  revoked: (at: string) => `Révoqué le ${at}`,
  change: 'Modifier',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  revoke: 'Révoquer',
  revoking: { cancel: 'Annuler', confirm: 'Révoquer', confirming: 'Révocation...' },
  creating: 'Création…',
  done: 'C’est noté',
  copied: 'Copié',
  error: 'Erreur'
}

/** What each of them says in its own words. */
export interface IssuedCopy {
  title: string
  intro: string
  failed: string
  empty: string
  list: string
  changeOf: (name: string) => string
  changeTitle: string
  changeHint: string
  revokeOf: (name: string) => string
  revoking: { title: string; question: string }
  newTitle: string
  name: string
  nameMissing: string
  nameHint: string
  scopes: string
  scopesMissing: string
  create: string
  madeOf: (name: string) => string
  once: string
  copy: string
  toasts: Record<
    'copied' | 'notCopied' | 'changed' | 'notChanged' | 'revoked' | 'notRevoked' | 'notCreated',
    string
  >
}
