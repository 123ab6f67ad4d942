import type { CodeScope } from '@site/contracts/access/codes'
import { ofName } from '@site/web/ui/text/of-name'

/** What each scope opens, in the order in which they are offered. */
export const scopeLabels: Record<CodeScope, string> = {
  articles: 'Articles et générateur',
  leads: 'Leads',
  releases: 'Livraisons',
  all: 'Tout, y compris les codes',
  offre: 'Formule hôtelière, pour un visiteur'
}

export const codesCopy = {
  title: 'Codes nominatifs',
  intro:
    'Un code par personne\u00a0: chacun ouvre ce qui est coché, et se révoque sans rien changer aux autres. Le code partagé garde tous les droits.',
  loading: 'Chargement...',
  failed: 'Les codes n’ont pas pu être lus.',
  empty: 'Aucun code nominatif pour le moment.',
  list: 'Codes existants',
  made: (at: string) => `Créé le ${at}`,
  /** `at`: '16 janvier 2026 à 9 h 05', which is not kept to the minute. */
  used: (at: string) => `Dernière utilisation le ${at.replace(' à ', ' vers ')}`,
  unused: 'Pas encore utilisé',
  revoked: (at: string) => `Révoqué le ${at}`,
  change: 'Modifier',
  changeOf: (name: string) => `Modifier le code ${ofName(name)}`,
  changeTitle: 'Modifier ce code',
  changeHint:
    'Le code lui-même reste le même. Ce qu’il ouvre change tout de suite, sur les écrans déjà ouverts aussi.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  revoke: 'Révoquer',
  revokeOf: (name: string) => `Révoquer le code ${ofName(name)}`,
  newTitle: 'Nouveau code',
  name: 'Nom de la personne',
  nameMissing: 'Indiquez le nom de la personne.',
  nameHint: 'Il figure au journal, à côté de ce que ce code a servi à faire.',
  scopes: 'Ce que le code ouvre',
  scopesMissing: 'Cochez au moins une chose que le code ouvre.',
  create: 'Créer le code',
  creating: 'Création…',
  codeOf: (name: string) => `Code ${ofName(name)}`,
  once: 'Il n’est montré qu’une fois\u00a0: transmettez-le maintenant. Seule une empreinte est conservée.',
  copy: 'Copier le code',
  done: 'C’est noté'
}

export const revokeCopy = {
  title: 'Révoquer ce code',
  question:
    'Il n’ouvrira plus rien, tout de suite et définitivement. Pour rendre un accès à cette personne, il faudra créer un autre code.',
  cancel: 'Annuler',
  confirm: 'Révoquer',
  confirming: 'Révocation...'
}

export const codesToasts = {
  copied: { title: 'Copié', description: 'Le code a été copié dans le presse-papiers.', tone: 'success' },
  notCopied: {
    title: 'Erreur',
    description: 'Le navigateur a refusé la copie\u00a0: sélectionnez le code pour le copier.',
    tone: 'error'
  },
  changed: { title: 'Code modifié', tone: 'success' },
  notChanged: (message?: string) => ({
    title: 'Erreur',
    description: message ?? 'Le code n’a pas pu être modifié.',
    tone: 'error' as const
  }),
  revoked: { title: 'Code révoqué', tone: 'success' },
  notRevoked: (message?: string) => ({
    title: 'Erreur',
    description: message ?? 'Le code n’a pas pu être révoqué.',
    tone: 'error' as const
  }),
  notCreated: (message?: string) => ({
    title: 'Erreur',
    description: message ?? 'Le code n’a pas pu être créé.',
    tone: 'error' as const
  })
} as const
