/** Words of the header, the footer and the login dialog. What infra/requirements/login.md quotes stands letter by letter. */
export const headerContent = {
  skip: 'Aller au contenu',
  navigation: 'Navigation principale',
  home: 'accueil',
  booking: 'Prendre rendez-vous',
  /** Between the pages of the offers. */
  events: { label: 'Événements', order: 20 },
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
  login: 'Se connecter',
  logout: 'Déconnexion'
} as const

export const footerContent = {
  promise: 'L’IA au service de vos équipes.',
  navigation: 'Pied de page',
  poweredBy: 'Propulsé par',
  profile: 'Page de l’entreprise',
  columns: [
    { id: 'pied-offres', title: 'Offres', menu: 'footer-offers' },
    { id: 'pied-entreprise', title: 'L’entreprise', menu: 'footer-company' },
    { id: 'pied-legal', title: 'Informations légales', menu: 'footer-legal' }
  ]
} as const

export const loginContent = {
  title: 'Connexion',
  description:
    'Réservé à notre équipe et aux personnes à qui elle a remis le code. Pour découvrir une offre, prenez plutôt rendez-vous.',
  field: "Code d'accès",
  show: 'Afficher le code',
  hide: 'Masquer le code',
  submit: 'Se connecter',
  pending: 'Connexion...',
  success: { title: 'Connexion réussie', description: 'Vous êtes maintenant connecté.' },
  refused: { title: 'Erreur de connexion', description: "Code d'accès incorrect." },
  thrown: { title: 'Erreur de connexion', description: 'Une erreur est survenue lors de la connexion.' }
} as const
