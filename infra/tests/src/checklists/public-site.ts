/** One sentence of the specification (or of RESOLUTIONS, 'R n') that a visitor of the public pages can see kept. */
export interface Requirement {
  section: string
  sentence: string
  /** The size it speaks of; absent: tried at both. */
  at?: 'desktop' | 'mobile'
  /** Nothing of it can be seen in a browser: the unit test, by its path in the repository, whose title carries the id. */
  unit?: string
}

/**
 * What SPEC §2, §4 to §9 say of the public pages outside articles, chat and pop-up. Each id stands in the title of a
 * browser test (journeys/public), tried at 1440 x 900 and 390 x 844; checklist.test.ts holds that none is missing.
 */
export const publicSite = {
  // Routes and scrolling
  'routes-public': { section: '§2', sentence: 'Each public route answers 200 with its own page.' },
  'route-any-other': {
    section: '§2',
    sentence: "Any other path: not-found page, a card reading 'Page Not Found', HTTP 404."
  },
  'scroll-to-top': { section: '§2', sentence: 'On arrival at a page the view scrolls to the top.' },
  'scroll-return': {
    section: 'R 24',
    sentence: 'Back and forward return to the place one left; a return is no arrival.'
  },
  'scroll-to-hash-300': {
    section: '§2, §9',
    sentence: 'If the address has a hash, the view scrolls to that target after 300 ms.'
  },
  'scroll-offset-80': { section: '§2, §9', sentence: 'Anchor scrolls keep an 80 px offset.' },
  'scroll-hash-again': { section: 'R 24', sentence: 'A second click on the same hash scrolls again.' },
  'scroll-hash-focus': {
    section: 'R 24',
    sentence: 'After a scroll to a target, the keyboard goes on from that target.'
  },
  'skip-link': {
    section: 'R 24',
    sentence: 'The first Tab shows a link to the content, and it leads there.'
  },
  'focus-on-route': { section: 'R 24', sentence: 'A change of page takes the focus to the content.' },

  // Titles
  'title-home': { section: '§2', sentence: 'The home page title is an AI-solutions title.' },
  'title-chatbot': {
    section: '§2',
    sentence: "The chatbot page's title is 'Chatbot IA' followed by the name of the events product."
  },
  'title-chatbot-100': {
    section: '§2, §9',
    sentence: 'The chatbot page’s title is re-forced every 100 ms, whenever it shows a wrong name.'
  },
  'title-others-100-500-1000': {
    section: '§9',
    sentence: 'Other wrong titles are rewritten at 100, 500 and 1000 ms.'
  },
  'title-one-owner': {
    section: 'R 23',
    sentence: 'Each page has its own title, also after a navigation inside the site.'
  },

  // Home
  anchors: {
    section: 'R 40',
    sentence:
      'Anchors: hero, missions-concretes-anchor, about, formations-anchor, implementations, faq, contact.'
  },
  'home-order': {
    section: '§2',
    sentence: 'The sections of the home page stand in the order of the specification.'
  },
  'hero-words': {
    section: '§2, §9',
    sentence:
      'A headline types and erases Transformez, Optimisez, Automatisez, Formez in a cycle: 100 ms a typed character, 60 ms a deleted one, 2500 ms on the full word.'
  },
  'hero-start': {
    section: '§2',
    sentence: "Button 'Démarrer un projet': external booking page, new tab."
  },
  'hero-solutions': {
    section: '§2',
    sentence: "Button 'Voir nos solutions': anchor #missions-concretes-anchor."
  },
  'hero-strip': {
    section: '§2, §3, §9',
    sentence: 'A scrolling strip of 7 client logos: about 45 px/s after a 1500 ms delay, 88 px per logo.'
  },
  'hero-pause': { section: 'R 25', sentence: 'Every moving thing has a way to stop it.' },
  'hero-spoken': {
    section: 'R 25',
    sentence: 'Screen readers get the sentence of the headline whole, and nothing of the typing.'
  },
  'hero-circle-login': {
    section: '§2',
    sentence: 'A hidden circle on desktop toggles the login modal when logged out.',
    at: 'desktop'
  },
  'hero-circle-logout': { section: '§2', sentence: 'When logged in, the circle logs out.', at: 'desktop' },
  'hero-circle-desktop': {
    section: '§2, R 28',
    sentence: 'The circle is not there on a phone.',
    at: 'mobile'
  },
  services: { section: '§2', sentence: 'Services overview: Audit IA, Solutions IA, Formations.' },
  figures: {
    section: '§2',
    sentence: 'Claimed figures: 70% time saved, 50+ companies trained, 2 weeks delivery, 98% satisfaction.'
  },
  team: {
    section: '§2, §3',
    sentence:
      'Team (#about): 3 members, each with name, role, description, image and a profile link in a new tab.'
  },
  'team-company': { section: '§2', sentence: 'A company profile link opens in a new tab.' },
  formations: {
    section: '§2',
    sentence:
      "Formations (#formations-anchor), with a button 'Découvrir nos formations' leading to /article/7."
  },
  'cases-three': {
    section: '§2, §3',
    sentence: "'Des missions concrètes': 3 cases, HR and events, hotel accounting, training and conference."
  },
  'cases-fields': {
    section: '§3',
    sentence:
      'Case study: title, subtitle, situation paragraphs, challenge points, solution title and points, result points.'
  },
  'cases-arrows-wrap': { section: '§2, §4', sentence: 'Previous and next arrows wrap in both directions.' },
  'cases-dots': { section: '§2', sentence: 'Dot indicators show and choose the case.' },
  'cases-hover': {
    section: '§2',
    sentence: 'On desktop, hovering the screenshot reveals Challenge, Solution and Résultat.',
    at: 'desktop'
  },
  'cases-focus': {
    section: '§2',
    sentence: 'Keyboard focus reveals them too, and Escape hides them.',
    at: 'desktop'
  },
  'cases-tap': { section: '§2', sentence: 'On a phone a tap on the screenshot reveals them.', at: 'mobile' },
  'cases-teasers-60': {
    section: '§2',
    sentence: 'On small screens challenge and solution teasers are cut at 60 characters.',
    at: 'mobile'
  },
  'cases-swipe': {
    section: '§4, §9',
    sentence: 'A swipe of more than 50 px changes the case, one of 50 px does not.',
    at: 'mobile'
  },
  'implementations-six': {
    section: '§2, §3',
    sentence: 'Implementations (#implementations): 6 cards, by their names.'
  },
  'implementations-swipe': {
    section: '§2, §4, §9',
    sentence: 'On mobile the carousel changes by a swipe of more than 50 px, wrapping both ways.',
    at: 'mobile'
  },
  'implementations-dots': {
    section: 'R 25',
    sentence: 'On mobile bars change the carousel without a swipe.',
    at: 'mobile'
  },
  'hotel-card-logged-out': {
    section: '§2, §6',
    sentence: "Logged out, the 'Formule hôtelière' card does not navigate."
  },
  'hotel-card-logged-in': {
    section: '§2, §6',
    sentence: "Logged in, the 'Formule hôtelière' card navigates to /formule-hoteliere."
  },
  'hotel-card-text': {
    section: '§2, §6',
    sentence: 'Its title, its text and its link navigate alike.'
  },
  'hotel-card-drag': { section: 'R 27', sentence: 'A drag on the carousel is no click.' },
  'faq-five': { section: '§2, §3', sentence: 'FAQ (#faq): 5 questions.' },
  'faq-one-open': { section: '§2, §4', sentence: 'Accordion with one item open at a time.' },
  'faq-collapsible': { section: '§2, §4', sentence: 'The open item may be closed.' },
  'faq-claims': {
    section: '§2',
    sentence:
      'Claims in the answers: 2-4 weeks (4-6 for complex projects), 30% lower recruitment costs, 15-20% more revenue, 90% fewer errors.'
  },
  contact: {
    section: '§2, R 32',
    sentence: 'Contact (#contact): booking, e-mail, and the chat’s contact view.'
  },
  footer: {
    section: '§2',
    sentence: 'Footer: links to the three legal pages, the company registration number and a Paris address.'
  },

  // Header and mobile menu
  'header-links': {
    section: '§2',
    sentence:
      'Navigation: /chatbot, an external events site (new tab), /seo, /blog, and a booking button (external, new tab).'
  },
  'header-scrolled-10': {
    section: '§2, §4, §9',
    sentence: 'The header changes style once the page is scrolled more than 10 px.'
  },
  'menu-open-close': { section: '§2, §4', sentence: 'Mobile menu: open or closed.', at: 'mobile' },
  'menu-login': {
    section: '§2',
    sentence: "The mobile menu adds 'Se connecter' when logged out.",
    at: 'mobile'
  },
  'menu-logout': {
    section: '§2',
    sentence: "The mobile menu adds 'Déconnexion' when logged in.",
    at: 'mobile'
  },
  'menu-resize': {
    section: 'R 37',
    sentence: 'The lock of the page scroll ends when the window grows past the mobile menu.',
    at: 'mobile'
  },
  'menu-navigates': {
    section: '§2, §4',
    sentence: 'A link of the mobile menu leads to its page and closes the menu.',
    at: 'mobile'
  },

  // Login
  'login-modal': {
    section: '§2, §5',
    sentence: "Login modal titled 'Connexion', one masked field 'Code d'accès' and a submit button."
  },
  'login-toggle': { section: '§2', sentence: 'The masked field has a show/hide toggle.' },
  'login-disabled': {
    section: '§4, §5',
    sentence: 'The submit button is disabled when the code is empty; no length or format is checked.'
  },
  'login-pending': {
    section: '§4',
    sentence: "The submit button is disabled while submitting, and reads 'Connexion...' while pending."
  },
  'login-success': {
    section: '§4, §7, §8',
    sentence:
      "A code that the server accepts sets logged in, stores the flag, shows 'Connexion réussie' / 'Vous êtes maintenant connecté.', closes and clears the modal."
  },
  'login-flag': {
    section: '§4, §9',
    sentence:
      'The local storage key of the flag holds the product’s internal name, its value is the text true; only that is logged in.'
  },
  'login-refused': {
    section: '§4, §8',
    sentence: "Refused: 'Erreur de connexion' / 'Code d'accès incorrect.', the state unchanged."
  },
  'login-network': {
    section: '§4, §8, R 16',
    sentence:
      'A network error is logged to the console, makes login return false, and leaves the state unchanged.'
  },
  'login-thrown': {
    section: '§8',
    sentence: "Thrown error: 'Erreur de connexion' / 'Une erreur est survenue lors de la connexion.'"
  },
  'login-logout': { section: '§4', sentence: 'Logout sets logged out and removes the flag.' },
  'login-modal-keyboard': {
    section: 'R 28',
    sentence: 'Escape closes the modal, focus stays inside while it is open and goes back to what opened it.'
  },

  // Toasts
  'toast-one': { section: '§9', sentence: 'Toasts: one at a time.' },
  'toast-style': { section: '§8', sentence: 'Toasts: destructive style unless success.' },
  'toast-5000': { section: '§9', sentence: 'Toasts: default duration 5000 ms.' },
  'toast-swipe-50': { section: '§9', sentence: 'Swipe to dismiss toward the right with a 50 px threshold.' },
  'toast-f8': { section: '§9', sentence: 'Hotkey F8 focuses the notification region.' },
  'toast-420': { section: '§9', sentence: 'The viewport is at most 420 px wide from medium screens up.' },
  'toast-removal': {
    section: '§9',
    sentence: 'Removal delay after dismissal: 1000000 ms.',
    unit: 'infra/web/src/platform/stores/toasts.test.ts'
  },
  'toast-close': {
    section: 'R 38',
    sentence: 'A toast can be closed by a button, and waits while it is read.'
  },

  // /chatbot
  'chatbot-features': { section: '§2', sentence: 'Chatbot page: 6 features.' },
  'chatbot-cases': { section: '§2', sentence: 'Chatbot page: 3 use cases.' },
  'chatbot-claims': {
    section: '§9, R 40',
    sentence: 'Marketing claims: more than 50 languages, deployment in under 48 h, 80% fewer support tickets.'
  },
  'chatbot-to-hero': { section: '§2', sentence: "A button returns to the home page and scrolls to 'hero'." },
  'chatbot-to-contact': {
    section: '§2',
    sentence: "A button returns to the home page and scrolls to 'contact'."
  },

  // /seo
  'seo-services': { section: '§2', sentence: 'SEO page: 6 services.' },
  'seo-results': { section: '§2', sentence: 'SEO page: 3 result cards.' },
  'seo-panel': { section: '§2, §4', sentence: "A side panel 'Évaluation SEO Gratuite', closed at first." },
  'seo-step-1': {
    section: '§4, §5',
    sentence: "Step 1: site URL, 'OK' enabled when non-empty, no format check."
  },
  'seo-step-2': {
    section: '§4, §5',
    sentence: "Step 2: email, 'Envoyer' enabled when non-empty, shows the analysed site."
  },
  'seo-step-3': { section: '§4', sentence: "Step 3: 'Demande envoyée !' with a recap and 'Fermer'." },
  'seo-true-acts': {
    section: 'R 48',
    sentence:
      'Step 3 says that nothing has left the browser, and offers booking and being called back with the address filled in.'
  },
  'seo-reset': { section: '§4', sentence: 'Closing resets everything.' },
  'seo-no-call': { section: '§7', sentence: 'The SEO evaluation makes no call.' },
  'seo-panel-keyboard': {
    section: '§4',
    sentence:
      'The panel works by keyboard alone: Enter confirms, Escape closes, focus goes back to its button.'
  },

  // Other pages
  'hotel-offer': {
    section: '§2',
    sentence: '/formule-hoteliere shows one hotel-offer image under the site header, logged in or not (R 27).'
  },
  'hotel-offer-unlinked': {
    section: '§2, R 27',
    sentence:
      '/formule-hoteliere is reached from the home page only when logged in: no page links to it, no search engine lists it.'
  },
  'legal-notice': {
    section: '§2',
    sentence:
      'Legal notice: publisher, hosting, intellectual property, liability, personal data (2-year retention), cookies, applicable French law.'
  },
  'privacy-11': {
    section: '§2, §9',
    sentence:
      'Privacy policy, effective 10/04/2025, 11 sections: data collected, use, legal basis, sharing, transfers outside the EU, security, retention (2 years of inactivity, archive up to 5 years), rights, changes, contact.'
  },
  'terms-12': { section: '§2, §9', sentence: 'Terms of use, effective 10/04/2025, 12 sections.' },

  'legal-print': {
    section: 'R 40',
    sentence: 'Legal pages print as text alone, with their date and address.'
  },

  // The whole site
  'chrome-everywhere': {
    section: '§2, R 28',
    sentence: 'Every public page has the header, the footer with its legal links, and the chat button.'
  },
  'nothing-elsewhere': {
    section: '§2, R 4',
    sentence:
      'No cookie, nothing loaded from another host, and nothing in the browser’s storage that the privacy policy does not name.'
  },
  'external-new-tab': { section: '§7', sentence: 'External links open in a new tab, without an opener.' },
  french: { section: '§1', sentence: 'All interface text is French.' },
  'no-script': { section: '§1', sentence: 'Every public page reads with JavaScript off.' },
  'no-horizontal-scroll': { section: 'R 25', sentence: 'No horizontal scroll at 320, 390, 768 and 1440 px.' },
  'no-horizontal-scroll-open': {
    section: 'R 25',
    sentence: 'Nor with the menu, the login modal or the SEO panel open at 320 px.',
    at: 'mobile'
  },
  'reduced-motion': {
    section: 'R 25',
    sentence: 'Reduced motion: nothing moves, and the headline stands still.'
  },
  'toast-place': {
    section: 'look',
    sentence: 'A toast has a border, and stands clear of the chat’s button.'
  },
  'hyphens-whole': {
    section: 'look',
    sentence: 'No heading, term or button ends a line at the hyphen of a word.',
    at: 'mobile'
  },
  'large-type': {
    section: 'look',
    sentence:
      'At 200 % text no page is wider than the screen, no title breaks a word, and bars hold their words.'
  },
  threes: {
    section: 'look',
    sentence: 'Groups of three stand side by side from 768 px on, and never two and one.',
    at: 'desktop'
  },
  'forced-colors': {
    section: 'look',
    sentence: 'Bars, figures and cards keep an outline where colours are the reader’s own.'
  },
  'keyboard-reach': { section: 'R 25', sentence: 'Every control is reachable and visible by keyboard.' },
  axe: { section: 'R 25', sentence: 'axe finds no violation of any level on any page.' },
  'axe-open': {
    section: 'R 25',
    sentence:
      'axe finds none with the menu, the login modal, a toast, a question, a case or a step of the SEO panel open.'
  }
} as const satisfies Record<string, Requirement>

export type RequirementId = keyof typeof publicSite
