/** Texts in quotes in SPEC §8 stand verbatim. */
export const portalCopy = {
  formTitle: 'Administration',
  formIntro: 'Réservé à l’équipe. Saisissez le code d’accès pour continuer.',
  code: "Code d'accès",
  showCode: 'Afficher le code',
  hideCode: 'Masquer le code',
  submit: 'Accéder',
  checking: 'Vérification...',
  title: 'Portail d’administration',
  logged:
    'Les actions faites ici sont journalisées : ce qui a changé, quand, sur quel élément et depuis quelle adresse. Le code n’y figure jamais.',
  leave: 'Quitter'
}

export const portalTiles = [
  {
    path: '/admin/create',
    title: 'Rédiger un article',
    text: 'Titre, contenu, image : publié tout de suite.',
    tone: 'corail'
  },
  {
    path: '/admin/manage',
    title: 'Gérer les articles',
    text: 'Épingler, modifier, supprimer.',
    tone: 'outremer'
  },
  {
    path: '/admin/auto',
    title: 'Articles automatiques',
    text: 'L’article de la nuit : statut, prochain passage, essais.',
    tone: 'safran'
  },
  {
    path: '/admin/leads',
    title: 'Leads',
    text: 'Les contacts laissés dans le chat et la fenêtre de contact.',
    tone: 'menthe'
  }
] as const

export const accessToasts = {
  accepted: { title: 'Authentification réussie', tone: 'success' },
  refused: {
    title: 'Code incorrect',
    description: 'Le code administrateur est incorrect.',
    tone: 'error'
  },
  failed: {
    title: 'Erreur',
    description: "Une erreur est survenue lors de l'authentification.",
    tone: 'error'
  },
  throttled: (message: string) => ({ title: 'Erreur', description: message, tone: 'error' as const })
} as const
