import { plural } from '@site/web/ui/text/plural'

export const paletteCopy = {
  title: 'Chercher',
  label: 'Une page, une action ou un article',
  /** Where the code opens no articles. */
  labelOfPages: 'Une page ou une action',
  results: 'Résultats',
  pages: 'Pages',
  actions: 'Actions',
  articles: 'Articles',
  elsewhere: 'Dans les listes',
  inLeads: (words: string) => `Chercher «\u00a0${words}\u00a0» dans les leads`,
  inArticles: (words: string) => `Chercher «\u00a0${words}\u00a0» dans les articles`,
  keys: 'Raccourcis clavier',
  loading: 'Chargement des articles...',
  lost: 'Les articles n’ont pas pu être chargés.',
  none: 'Aucun résultat trouvé',
  /** Beneath the offers to look elsewhere. */
  onlyOffers: 'Rien d’autre ne correspond.',
  count: (count: number) => plural(count, 'résultat')
}
