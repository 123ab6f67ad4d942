/** What infra/requirements/blog.md quotes stands letter by letter. */
export const blogCopy = {
  headTitle: (siteName: string) => `Blog : l’IA au travail dans les équipes | ${siteName}`,
  headDescription:
    'Méthodes, récits et repères sur l’automatisation, la formation des équipes et l’IA dans l’hôtellerie, l’événementiel et les services.',
  cardAlt: 'L’IA au travail, dans les équipes.',
  /** In the menus of the site. */
  link: 'Blog',
  /** In the palette of the administration. */
  command: 'Voir le blog',
  title: 'Blog',
  intro:
    'Nos méthodes, et des récits pour les comprendre : ce qui s’automatise, ce que cela change dans une semaine de travail, et ce qu’il vaut mieux laisser aux équipes. Sous sa date, chaque article dit qui l’a écrit : une personne, un programme ou un modèle.',
  loading: 'Chargement des articles...',
  empty: 'Aucun article pour le moment',
  emptyHint: 'Le prochain paraît bientôt. D’ici là, parlons de votre projet.',
  booking: 'Prendre rendez-vous',
  search: 'Rechercher un article',
  seek: 'Lancer la recherche',
  finding: 'Recherche en cours…',
  cut: (length: number) => `Ses ${length} premiers caractères ont compté.`,
  found: (count: string) => `${count} pour cette recherche`,
  mended: (sought: string, mended: string) =>
    `Rien ne contient «\u00a0${sought}\u00a0»\u00a0: voici ce qui contient «\u00a0${mended}\u00a0».`,
  nothingFound: 'Aucun titre et aucun texte ne contient tous ces mots. Essayez-en moins, ou un autre.',
  nothingSought: 'Cette recherche n’a ni lettre ni chiffre : il n’y a rien à chercher.',
  clear: 'Effacer la recherche',
  article: 'article',
  pageTitle: (title: string, page: number) => (page === 1 ? title : `${title}, page\u00a0${page}`),
  topics: 'Sujets du blog',
  everything: 'Tous les articles',
  nothingOnTopic: 'Il n’y a encore rien sur ce sujet. Les autres articles sont à lire dès maintenant.',
  headTitleOf: (page: number, siteName: string, topic?: string) =>
    topic
      ? `${topic}, page\u00a0${page} | ${siteName}`
      : `Blog, page\u00a0${page} : l’IA au travail | ${siteName}`,
  headTitleOfSearch: (sought: string, siteName: string) => `Recherche : ${sought} | ${siteName}`,
  headDescriptionOfSearch:
    'Les articles de notre blog qui contiennent ces mots, dans leur titre ou leur texte.',
  headTitleOfTopic: (topic: string, siteName: string) => `${topic} : nos articles | ${siteName}`,
  headDescriptionOf: (page: number, topic = 'tous les sujets') =>
    `Page\u00a0${page} de notre blog, ${topic} : méthodes, récits et repères sur l’IA au travail, pour les équipes et qui les dirige.`,
  feed: 'Suivre le blog par RSS',
  pages: 'Pages du blog',
  page: 'Page',
  newer: 'Plus récents',
  older: 'Plus anciens',
  previousFound: 'Résultats précédents',
  nextFound: 'Résultats suivants',
  noSuchPage: 'Cette page du blog n’existe pas',
  firstPage: 'Revenir aux derniers articles'
}
