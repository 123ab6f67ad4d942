import type { LeadDesk } from '@site/contracts/leads/desk'
import type { LeadSource } from '@site/contracts/leads/lead'
import { ofName } from '@site/web/ui/text/of-name'
import { plural } from '@site/web/ui/text/plural'
import { statusLabels } from './status.ts'

/** What infra/requirements/leads.md quotes stands letter by letter. */
export const leadsCopy = {
  title: 'MAIL ENREGISTRÉS',
  searchLabel: 'Recherche',
  searchPlaceholder: 'Rechercher par email, téléphone, nom…',
  sourceLabel: 'Source',
  allSources: 'Toutes les sources',
  result: 'résultat',
  /** The search finds more than the chosen view shows. */
  elsewhere: (count: number) => `${plural(count, 'autre')} dans «\u00a0Tous\u00a0»`,
  loading: 'Chargement...',
  empty: 'Aucun résultat trouvé',
  failure: 'Failed to fetch leads',
  failureHint: 'La liste n’a pas pu être chargée. Nouvel essai dans quelques secondes.',
  staleHint: 'La liste n’a pas pu être renouvelée : ce qui est affiché date du dernier essai réussi.',
  exportCsv: 'Exporter CSV',
  exportCsvHint: 'Coordonnées, message, consentement et provenance',
  exportFollowUp: 'Télécharger le suivi',
  exportFollowUpHint: 'Les mêmes colonnes, et le suivi\u00a0: statut, responsable, rappel et issue',
  tableLabel: 'Mails enregistrés',
  loadingMore: 'Chargement de la suite…',
  loadingAll: 'Chargement de toute la liste…',
  orderLabel: 'Trier par',
  isNew: 'Nouveau',
  unseen: (count: number) => plural(count, 'nouveau lead', 'nouveaux leads'),
  copyEmail: (email: string) => `Copier l’adresse ${email}`,
  copyPhone: (phone: string) => `Copier le numéro ${phone}`,
  remove: (email: string) => `Supprimer le lead ${email}`,
  open: 'Ouvrir la fiche',
  openOf: (who: string) => `Ouvrir la fiche ${ofName(who)}`,
  none: 'Non renseigné',
  asked: (question: string) => `Question\u00a0: ${question}`,
  readNote: 'Lire la suite',
  foldNote: 'Replier la note',
  yes: 'Oui',
  no: 'Non',
  page: 'Page'
}

/** Orders to choose from where no column has a title to press. */
export const orderChoices = [
  { label: 'Plus récents', column: 'date', isAscending: false },
  { label: 'Plus anciens', column: 'date', isAscending: true },
  { label: 'Nom', column: 'nom', isAscending: true },
  { label: 'Prénom', column: 'prenom', isAscending: true },
  { label: 'Email', column: 'email', isAscending: true },
  { label: 'Source', column: 'source', isAscending: true }
] as const

export const shortcutsCopy = {
  open: 'Raccourcis clavier (?)',
  title: 'Liste des leads',
  list: [
    { key: '/', text: 'Aller à la recherche\u202f; Entrée en revient à la liste' },
    { key: 'J', text: 'Lead suivant' },
    { key: 'K', text: 'Lead précédent' },
    { key: 'C', text: 'Copier l’e-mail du lead' },
    { key: 'T', text: 'Copier le téléphone du lead' },
    { key: 'Suppr', text: 'Supprimer le lead' },
    { key: 'N', text: 'Revenir aux plus récents' },
    { key: 'E', text: 'Exporter en CSV' }
  ]
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

/** What the second export says beside the columns of the first. */
export const followUpColumns = [
  'Statut',
  'Responsable',
  'Rappel',
  'Premier contact',
  'Reçu par',
  'Issue',
  'Question'
]

/** What came of a lead: 'En cours', 'Gagné', 'Perdu : Hors de notre région'. */
export function sayOutcome({ status, lostReason }: Pick<LeadDesk, 'status' | 'lostReason'>): string {
  if (status !== 'gagne' && status !== 'perdu') return 'En cours'
  return lostReason ? `${statusLabels[status]}\u00a0: ${lostReason}` : statusLabels[status]
}

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
  notExported: {
    title: 'Erreur',
    description: 'La liste n’a pas pu être exportée. Réessayez dans un instant.',
    tone: 'error'
  },
  copied: { title: 'Copié', description: 'Le texte a été copié dans le presse-papiers.', tone: 'success' },
  noPhone: { title: 'Pas de téléphone', description: 'Ce lead n’a pas de numéro à copier.', tone: 'error' },
  notCopied: {
    title: 'Erreur',
    description: 'Le navigateur a refusé la copie : sélectionnez le texte pour le copier.',
    tone: 'error'
  }
} as const
