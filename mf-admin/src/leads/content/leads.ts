import type { LeadSource } from '@site/contracts/lead'

/** Texts in quotes in SPEC §2, §5, §8 stand verbatim. */
export const leadsCopy = {
  title: 'MAIL ENREGISTRÉS',
  searchLabel: 'Recherche',
  searchPlaceholder: 'Rechercher par e-mail, téléphone, nom…',
  sourceLabel: 'Source',
  allSources: 'Toutes les sources',
  result: 'résultat',
  loading: 'Chargement...',
  empty: 'Aucun résultat trouvé',
  failure: 'Failed to fetch leads',
  failureHint: 'La liste n’a pas pu être chargée. Nouvel essai dans quelques secondes.',
  staleHint: 'La liste n’a pas pu être renouvelée : ce qui est affiché date du dernier essai réussi.',
  refusedHint: 'Ce code d’accès est refusé. Repassez par l’administration pour en saisir un autre.',
  exportCsv: 'Exporter CSV',
  tableLabel: 'Mails enregistrés, du plus récent au plus ancien',
  copyEmail: (email: string) => `Copier l’adresse ${email}`,
  copyPhone: (phone: string) => `Copier le numéro ${phone}`,
  remove: (email: string) => `Supprimer le lead ${email}`,
  removeShort: 'Supprimer',
  none: 'Non renseigné',
  readNote: 'Lire la suite',
  yes: 'Oui',
  no: 'Non',
  page: 'Page'
}

export const liveCopy = {
  open: 'En direct',
  connecting: 'Connexion…',
  waiting: 'Reconnexion…',
  refused: 'Direct refusé'
}

export const columns = {
  date: 'Date',
  source: 'Source',
  nom: 'Nom',
  prenom: 'Prénom',
  email: 'Email',
  telephone: 'Téléphone',
  note: 'Note',
  consent: 'Consent',
  utmSource: 'UTM Source',
  actions: 'Actions'
}

export const sourceLabels: Record<LeadSource, string> = {
  'chat/prendre-rdv': 'Chat - RDV',
  'chat/nous-contacter': 'Chat - Contact',
  popup: 'Pop-up'
}

export const csvColumns = [
  'Date',
  'Source',
  'Nom',
  'Prénom',
  'Email',
  'Téléphone',
  'Note',
  'Consent',
  'Page',
  'UTM Source',
  'UTM Medium',
  'UTM Campaign'
]

export const deleteLeadCopy = {
  title: 'Confirmer la suppression',
  question: 'Êtes-vous sûr de vouloir supprimer ce lead ?',
  cancel: 'Annuler',
  confirm: 'Supprimer',
  confirming: 'Suppression…'
}

export const leadToasts = {
  deleted: { title: 'Lead supprimé avec succès', tone: 'success' },
  notDeleted: { title: 'Erreur', description: 'Impossible de supprimer le lead', tone: 'error' },
  nothingToExport: { title: 'Aucune donnée à exporter', tone: 'error' },
  exported: { title: 'Export terminé', description: 'Le fichier CSV a été téléchargé.', tone: 'success' },
  copied: { title: 'Copié', description: 'Le texte a été copié dans le presse-papiers.', tone: 'success' },
  notCopied: {
    title: 'Erreur',
    description: 'Le navigateur a refusé la copie : sélectionnez le texte pour le copier.',
    tone: 'error'
  }
} as const
