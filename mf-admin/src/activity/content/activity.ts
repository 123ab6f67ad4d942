/** What the audit calls an action (contracts/audit) in a reader's words; a later action is shown by its name. */
const ACTIONS: Record<string, string> = {
  'article-created': 'Article créé',
  'article-updated': 'Article modifié',
  'article-deleted': 'Article retiré',
  'article-pinned': 'Article mis en tête',
  'article-unpinned': 'Article désépinglé',
  'article-reviewed': 'Article relu',
  'article-unreviewed': 'Relecture annulée',
  'test-article-generated': 'Article de test demandé',
  'generation-triggered': 'Génération demandée',
  'picture-added': 'Image ajoutée',
  'picture-deleted': 'Image supprimée',
  'picture-expired': 'Image inutilisée depuis 30\u00a0jours, supprimée',
  'lead-deleted': 'Lead effacé',
  'lead-released': 'Lead suspect rétabli',
  'lead-erased': 'Données d’une personne effacées',
  login: 'Connexion',
  'login-refused': 'Code refusé',
  'leads-read': 'Leads consultés',
  'leads-exported': 'Leads exportés'
}

export const activityCopy = {
  title: 'Dernières actions',
  withAccesses: 'Afficher aussi les connexions, consultations et exports',
  accessesHint:
    'Un accès répété dans l’heure depuis la même adresse n’est noté qu’une fois. Ouvrir ce portail compte comme une consultation des leads.',
  loading: 'Chargement...',
  empty: 'Aucune action pour le moment.',
  failed: 'Le journal n’a pas pu être lu.',
  partial: 'Une partie du journal n’a pas pu être lue.',
  retry: 'Réessayer',
  action: (name: string) => ACTIONS[name] ?? name,
  subject: (id: number) => `n°\u00a0${id}`,
  from: (address: string) => `depuis ${address}`
}
