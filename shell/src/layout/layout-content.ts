import { ACCESSIBILITY_STATE } from '@site/contracts/site/accessibility'
import type { Site } from '@site/contracts/site/site'

/** Words of the header, the footer and the login dialog. What infra/requirements/login.md quotes stands letter by letter. */
export const headerContent = {
  skip: 'Aller au contenu',
  navigation: 'Navigation principale',
  home: 'accueil',
  booking: 'Prendre rendez-vous',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
  login: 'Se connecter',
  logout: 'Déconnexion'
} as const

/** `above`: a path whose pages belong to the link's too. */
type NavigationLink = { label: string; to: string; above?: string } | { label: string; href: string }

/** The four addresses of the header (NAV-12), in order; `href` opens in a new tab. */
export const navigationLinks = (site: Site): NavigationLink[] => [
  { label: 'Chatbot', to: '/chatbot' },
  { label: 'Événements', href: site.eventsUrl },
  { label: 'SEO hôtelier', to: '/seo' },
  { label: 'Blog', to: '/blog', above: '/article' }
]

export const footerContent = {
  promise: 'L’IA au service de vos équipes.',
  navigation: 'Pied de page',
  poweredBy: 'Propulsé par',
  profile: 'Page de l’entreprise',
  columns: [
    {
      id: 'pied-offres',
      title: 'Offres',
      links: [
        { label: 'Nos solutions', to: '/#implementations' },
        { label: 'Formations', to: '/#formations-anchor' },
        { label: 'Chatbot', to: '/chatbot' },
        { label: 'SEO hôtelier', to: '/seo' }
      ]
    },
    {
      id: 'pied-entreprise',
      title: 'L’entreprise',
      links: [
        { label: 'L’équipe', to: '/#about' },
        { label: 'Blog', to: '/blog' },
        { label: 'Questions fréquentes', to: '/questions' },
        { label: 'Contact', to: '/#contact' },
        { label: 'Plan du site', to: '/plan-du-site' }
      ]
    },
    {
      id: 'pied-legal',
      title: 'Informations légales',
      links: [
        { label: 'Mentions légales', to: '/mentions-legales' },
        { label: 'Politique de confidentialité', to: '/politique-confidentialite' },
        { label: 'Conditions d’utilisation', to: '/conditions-utilisation' },
        { label: `Accessibilité : ${ACCESSIBILITY_STATE}`, to: '/accessibilite' }
      ]
    }
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
