/** The map of the site (A11Y-14): every public page that one may come to by itself, under what it is about. */
export const siteMapContent = {
  title: 'Plan du site',
  lead: 'Toutes nos pages, rangées par sujet. Les articles se trouvent dans le blog, où un champ permet de les chercher.',
  sections: [
    {
      title: 'Accueil',
      links: [
        { to: '/', label: 'Page d’accueil' },
        { to: '/#about', label: 'L’équipe' },
        { to: '/#formations-anchor', label: 'Formations' },
        { to: '/#missions-concretes-anchor', label: 'Des missions concrètes' },
        { to: '/#implementations', label: 'Nos solutions' },
        { to: '/questions', label: 'Questions fréquentes' },
        { to: '/#contact', label: 'Contact' }
      ]
    },
    {
      title: 'Offres',
      links: [
        { to: '/chatbot', label: 'Chatbot' },
        { to: '/seo', label: 'SEO hôtelier' }
      ],
      // Reached from its card alone, by who is logged in (OFFER-6): named, and no link.
      note: 'Formule hôtelière : depuis sa carte de la page d’accueil, avec un code d’accès.'
    },
    {
      title: 'Blog',
      links: [{ to: '/blog', label: 'Tous les articles' }]
    },
    {
      title: 'Informations légales',
      links: [
        { to: '/mentions-legales', label: 'Mentions légales' },
        { to: '/politique-confidentialite', label: 'Politique de confidentialité' },
        { to: '/conditions-utilisation', label: 'Conditions d’utilisation' },
        { to: '/accessibilite', label: 'Déclaration d’accessibilité' },
        { to: '/plan-du-site', label: 'Plan du site' }
      ]
    }
  ]
} as const
