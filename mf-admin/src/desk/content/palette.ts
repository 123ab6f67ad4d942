import { plural } from '@site/web/ui/text/plural'

export const paletteCopy = {
  title: 'Chercher',
  /** What there is to look for with what the code opens. */
  label: ({ leads, articles }: { leads: boolean; articles: boolean }) => {
    const all = ['Une page', 'une action', ...(leads ? ['un lead'] : []), ...(articles ? ['un article'] : [])]
    return `${all.slice(0, -1).join(', ')} ou ${all.at(-1)}`
  },
  results: 'Résultats',
  pages: 'Pages',
  actions: 'Actions',
  leads: 'Leads',
  articles: 'Articles',
  elsewhere: 'Dans les listes',
  inLeads: (words: string) => `Chercher «\u00a0${words}\u00a0» dans les leads`,
  inArticles: (words: string) => `Chercher «\u00a0${words}\u00a0» dans les articles`,
  keys: 'Raccourcis clavier',
  loading: 'Recherche…',
  lostLeads: 'Les leads n’ont pas pu être chargés.',
  lost: 'Les articles n’ont pas pu être chargés.',
  none: 'Aucun résultat trouvé',
  /** Beneath the offers to look elsewhere. */
  onlyOffers: 'Rien d’autre ne correspond.',
  count: (count: number) => plural(count, 'résultat')
}
