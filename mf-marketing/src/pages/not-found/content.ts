/** 'Page Not Found' stands letter by letter (NAV-2). */
export const notFoundContent = {
  title: 'Page Not Found',
  slot: 'Rien de prévu ici',
  french: 'Cette page n’existe pas, ou elle a changé d’adresse.',
  home: 'Revenir à l’accueil',
  blog: 'Lire le blog'
} as const
