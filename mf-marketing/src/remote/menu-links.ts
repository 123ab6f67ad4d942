import type { MenuLink } from '@site/contracts/federation/menus'
import { FAQ_PATH } from '@site/contracts/questions/faq-address'
import { ACCESSIBILITY_STATE } from '@site/contracts/site/accessibility'

/** Links to these pages in the shell's menus, by path (NAV-12, NAV-19, A11Y-11). */
export const menuLinks: Record<string, MenuLink[]> = {
  '/': [
    { menu: 'footer-offers', label: 'Nos solutions', order: 10, hash: '#implementations' },
    { menu: 'footer-offers', label: 'Formations', order: 20, hash: '#formations-anchor' },
    { menu: 'footer-company', label: 'L’équipe', order: 10, hash: '#about' },
    { menu: 'footer-company', label: 'Contact', order: 40, hash: '#contact' },
    { menu: 'palette', label: 'Voir le site', order: 0 }
  ],
  '/chatbot': [
    { menu: 'header', label: 'Chatbot', order: 10 },
    { menu: 'footer-offers', label: 'Chatbot', order: 30 }
  ],
  '/seo': [
    { menu: 'header', label: 'SEO hôtelier', order: 30 },
    { menu: 'footer-offers', label: 'SEO hôtelier', order: 40 }
  ],
  [FAQ_PATH]: [{ menu: 'footer-company', label: 'Questions fréquentes', order: 30 }],
  '/plan-du-site': [{ menu: 'footer-company', label: 'Plan du site', order: 50 }],
  '/mentions-legales': [{ menu: 'footer-legal', label: 'Mentions légales', order: 10 }],
  '/politique-confidentialite': [{ menu: 'footer-legal', label: 'Politique de confidentialité', order: 20 }],
  '/conditions-utilisation': [{ menu: 'footer-legal', label: 'Conditions d’utilisation', order: 30 }],
  '/accessibilite': [{ menu: 'footer-legal', label: `Accessibilité : ${ACCESSIBILITY_STATE}`, order: 40 }]
}
