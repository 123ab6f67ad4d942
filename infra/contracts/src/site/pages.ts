/** The public pages that have an address of their own, with what people call them. A new page has its line here. */
export const PUBLIC_PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'Accueil'],
  ['/blog', 'Blog'],
  ['/chatbot', 'Chatbot'],
  ['/seo', 'SEO'],
  ['/formule-hoteliere', 'Formule hôtelière'],
  ['/questions', 'Questions fréquentes'],
  ['/mentions-legales', 'Mentions légales'],
  ['/politique-confidentialite', 'Politique de confidentialité'],
  ['/conditions-utilisation', 'Conditions d’utilisation'],
  ['/accessibilite', 'Accessibilité'],
  ['/plan-du-site', 'Plan du site']
])
