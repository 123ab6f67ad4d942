/** When the audit was last made in full. */
export const AUDITED_ON = { iso: '2026-11-25', text: '25 novembre 2026' } as const

/** Pages and states that were judged, as the statement names them. `path`: where a page has an address of its own. */
export const SAMPLE: readonly { name: string; path?: string }[] = [
  { name: 'Accueil', path: '/' },
  { name: 'Chatbot', path: '/chatbot' },
  { name: 'SEO hôtelier', path: '/seo' },
  { name: 'SEO hôtelier : les trois étapes de l’évaluation gratuite' },
  { name: 'Blog, et la recherche d’un article', path: '/blog' },
  { name: 'Un article avec un tableau', path: '/article/1' },
  { name: 'Un article sur les formations', path: '/article/7' },
  { name: 'Formule hôtelière', path: '/formule-hoteliere' },
  { name: 'Questions fréquentes', path: '/questions' },
  { name: 'Mentions légales', path: '/mentions-legales' },
  { name: 'Politique de confidentialité', path: '/politique-confidentialite' },
  { name: 'Conditions d’utilisation', path: '/conditions-utilisation' },
  { name: 'Déclaration d’accessibilité', path: '/accessibilite' },
  { name: 'Plan du site', path: '/plan-du-site' },
  { name: 'Une adresse qui n’existe pas' },
  { name: 'Menu des petits écrans' },
  { name: 'Fenêtre « Connexion », et ses notifications' },
  { name: 'Fenêtre de contact' },
  { name: 'Assistant : accueil, présentation, exemples, secteurs, contact et rendez-vous' }
]

/** How it was judged, and what was not done, in French for the statement. */
export const AUDIT_TOOLS = {
  environment:
    'Chromium sous Linux, aux largeurs de 1440, 390 et 320 pixels ; au clavier seul ; avec un texte agrandi à 200 %, des espacements de texte augmentés, des couleurs imposées et des animations réduites.',
  tools:
    'axe-core, un vérificateur de la norme HTML, l’arbre d’accessibilité du navigateur lu page par page, le calcul des contrastes, et des tests automatiques rejoués à chaque modification du site.',
  missing:
    'Le site n’a pas encore été essayé avec un lecteur d’écran par une personne qui s’en sert chaque jour : nous avons lu ce que le navigateur transmet à ces logiciels.'
} as const
