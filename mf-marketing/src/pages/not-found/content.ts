/** 'Page Not Found' is the specification's own text (SPEC §2, RESOLUTIONS 33). */
export const notFoundContent = {
  title: 'Page Not Found',
  slot: 'Rien de prévu ici',
  french: 'Cette page n’existe pas, ou elle a changé d’adresse.',
  home: 'Revenir à l’accueil',
  blog: 'Lire le blog'
} as const
