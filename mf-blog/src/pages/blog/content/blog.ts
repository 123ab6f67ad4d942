/** Texts in quotes in SPEC §2 stand verbatim. */
export const blogCopy = {
  headTitle: (siteName: string) => `Blog : l’IA au travail dans les équipes | ${siteName}`,
  headDescription:
    'Méthodes, retours de terrain et chiffres sur l’automatisation, la formation des équipes et l’IA dans l’hôtellerie, l’événementiel et les services.',
  cardAlt: 'L’IA au travail, dans les équipes.',
  title: 'Blog',
  intro:
    'Ce que nous apprenons chez nos clients : ce qui s’automatise, ce que cela change dans une semaine de travail, et ce qu’il vaut mieux laisser aux équipes.',
  loading: 'Chargement des articles...',
  empty: 'Aucun article pour le moment',
  emptyHint: 'Le prochain paraît bientôt. D’ici là, parlons de votre projet.',
  booking: 'Prendre rendez-vous',
  pinned: 'Épinglé',
  search: 'Rechercher un article',
  found: (count: string) => `${count} pour cette recherche`,
  foundAmong: (count: string, known: number) => `${count} parmi les ${known} affichés`,
  nothingFound: 'Aucun titre et aucun texte ne contient tous ces mots. Essayez-en moins, ou un autre.',
  clear: 'Effacer la recherche',
  article: 'article',
  more: 'Afficher plus d’articles',
  readingMore: 'Chargement…',
  shown: (known: number, total: number) => `${known} articles sur ${total}`
}
