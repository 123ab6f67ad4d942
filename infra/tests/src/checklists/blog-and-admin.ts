/** One sentence of the specification (or of RESOLUTIONS, 'R n') that can be seen kept in a browser. */
export interface Requirement {
  section: string
  sentence: string
}

/**
 * What SPEC §2 to §9 say of the blog, of articles' administration and of the portal. Each id is a browser test's
 * (journeys/blog); blog-and-admin.test.ts holds that none is missing. Leads have a list of their own.
 */
export const blogAndAdmin = {
  // Blog list
  'blog-two-columns': { section: '§2', sentence: 'Two-column grid of article cards; one column on a phone.' },
  'blog-order': { section: 'issue 4', sentence: 'Pinned articles first, then the newest.' },
  'blog-card': {
    section: '§1, §2',
    sentence: 'Each card: image, date in French long format, title, excerpt; a pin icon if pinned.'
  },
  'blog-excerpt-150': {
    section: '§2, §9, R 30',
    sentence: "The first 150 characters of content with tags removed, then '…'."
  },
  'blog-fallback-image': {
    section: '§2',
    sentence: 'A fallback image when there is none, or when it cannot be loaded.'
  },
  'blog-card-opens': { section: '§2', sentence: 'Clicking a card opens /article/{id}.' },
  'blog-header': { section: '§2', sentence: 'The header has the same navigation as the home page.' },
  'blog-footer': {
    section: '§2',
    sentence: "The footer has the legal links and, through 'Propulsé par', a link to /admin."
  },
  'blog-loading': { section: '§2', sentence: "Loading: 'Chargement des articles...'." },
  'blog-empty': { section: '§2', sentence: "Empty: 'Aucun article pour le moment'." },
  'blog-error-retries': {
    section: '§2, §7, §9, R 31, R 39',
    sentence:
      "After one request and three retries 1 s apart: 'Erreur de chargement: {message}', with a retry button that works."
  },
  'blog-renews': {
    section: 'R 31',
    sentence: 'A page from the server asks once more, and what comes back replaces what is shown.'
  },

  'blog-parts': {
    section: 'R 31',
    sentence:
      'A page carries what it shows: the list is asked for once, 304, and an article’s text when it is opened.'
  },
  'blog-search': {
    section: 'issue 4',
    sentence: 'In-page search among titles and texts, whatever case and accents.'
  },
  'blog-feed': { section: 'issue 4', sentence: 'RSS feed, named in the head of the pages.' },
  'blog-long': {
    section: 'R 31, issue 4',
    sentence: 'Past 200 articles the pages read in pages; the bare path stays whole.'
  },

  // Article page
  'article-shows': {
    section: '§2, R 22',
    sentence: 'Image if imageUrl exists, creation date, title, and the content as HTML.'
  },
  'article-buttons': {
    section: '§2',
    sentence: "Buttons: back to blog, and 'Prendre rendez-vous' (external booking page, new tab)."
  },
  'article-loading': { section: '§2', sentence: "Loading text 'Chargement de l'article...'." },
  'article-missing': {
    section: '§2, §8, R 40',
    sentence: "If missing: 'Article non trouvé' with a back link, HTTP 404."
  },
  'article-could-not-load': {
    section: 'R 31',
    sentence: "The article page tells 'could not load' from 'does not exist'."
  },
  'article-json-ld': { section: 'issue 4', sentence: 'Article JSON-LD and a social card per article.' },

  'article-reading': { section: 'issue 4', sentence: 'Reading time and related articles.' },

  'article-markup': {
    section: 'issue 4, R 22',
    sentence:
      'Tables, figures, quotations, code, frames and every class an article may carry are set, and none pushes the page.'
  },

  // Portal
  'admin-form': { section: '§2, §5', sentence: 'An access-code form, masked; the code is required.' },
  'admin-refused': {
    section: '§8',
    sentence: "Code refused: 'Code incorrect' / 'Le code administrateur est incorrect.'"
  },
  'admin-network': {
    section: '§8',
    sentence: "Network failure: 'Erreur' / 'Une erreur est survenue lors de l'authentification.'"
  },
  'admin-accepted': {
    section: '§2, §8',
    sentence: "Accepted: 'Authentification réussie', and a portal with 4 tiles that carry the code."
  },
  'admin-code-encoded': { section: 'R 15', sentence: 'The code is URL-encoded in admin addresses.' },
  'admin-logged': {
    section: '§2, R 19',
    sentence: 'The portal states that actions are logged, and shows the latest of both audits.'
  },
  'admin-live-counts': {
    section: 'issue 4',
    sentence: 'The tiles’ counts follow what happens, by themselves.'
  },
  'admin-hidden': {
    section: 'R 15',
    sentence: 'Admin pages: noindex, no-store, no Referer, neither chat nor pop-up.'
  },
  'admin-no-code': {
    section: '§2, R 17',
    sentence: "Sub-pages without a code: 'Accès non autorisé' with a button back; create redirects to /admin."
  },

  // Create
  'create-fields': { section: '§2, §5', sentence: 'Form with title, content and an optional imageUrl.' },
  'create-missing-fields': {
    section: '§5, §8, R 18',
    sentence:
      "Title and content blank after trimming: 'Champs requis' / 'Veuillez remplir au moins le titre et le contenu.'; nothing is sent."
  },
  'create-image-preview': {
    section: '§2, R 18',
    sentence: 'An image preview, hidden if the image fails, that recovers when the address changes.'
  },
  'create-success': {
    section: '§8',
    sentence: "'Article créé avec succès', and the article is on the blog."
  },
  'create-failure': {
    section: '§8',
    sentence: "Server message, else 'Une erreur est survenue lors de la création de l'article.'"
  },
  'create-wrong-code': {
    section: 'R 17',
    sentence: 'A wrong code renders the page and the call fails with its message.'
  },

  // Manage
  'manage-list': {
    section: '§2, §9',
    sentence: 'List of articles with pin, edit and delete; excerpt of 150 characters.'
  },
  'manage-pin': {
    section: '§4, §8',
    sentence: "Pinning toggles: 'Article épinglé', 'Article désépinglé'; the list is refreshed."
  },
  'manage-pin-place': {
    section: 'look',
    sentence: 'Pinning neither scrolls the page nor loses the focus; rows are some 64 px high.'
  },
  'manage-delete-focus': {
    section: 'look',
    sentence: 'After a deletion the focus is on the title of the next article.'
  },
  'manage-pin-failure': {
    section: '§8',
    sentence: "Server message, else 'Une erreur est survenue lors de l'épinglage.'"
  },
  'manage-delete-dialog': {
    section: '§5',
    sentence:
      "'Confirmer la suppression', 'Êtes-vous sûr de vouloir supprimer l'article \"{title}\" ? Cette action est irréversible.', 'Annuler', 'Supprimer'."
  },
  'manage-delete': {
    section: '§8',
    sentence: "'Article supprimé', and it is gone from the list and the blog."
  },
  'manage-delete-failure': {
    section: '§8',
    sentence: "Server message, else 'Une erreur est survenue lors de la suppression.'"
  },
  'manage-delete-7': { section: 'R 26', sentence: 'Deleting article 7 warns.' },
  'manage-delete-linked': {
    section: 'R 26',
    sentence: 'Deleting an article that others link to warns, and names them.'
  },

  'manage-review': {
    section: 'R 50',
    sentence:
      'A generated article says how it was made and is kept from search engines until a person says that they have read it over.'
  },

  'manage-wrong-code': {
    section: 'R 17',
    sentence: 'A wrong code shows the list, and each change fails with its message.'
  },

  // Edit
  'edit-fields': {
    section: '§2, R 18',
    sentence: 'Same fields, imageUrl as a URL-typed input; a relative path stays saveable.'
  },
  'edit-success': { section: '§8', sentence: "'Article mis à jour'." },
  'edit-failure': {
    section: '§8',
    sentence: "Server message, else 'Une erreur est survenue lors de la modification.'"
  },
  'edit-checks': {
    section: '§5, R 17',
    sentence:
      "Code, numeric id, list, article, in this order: 'Article non trouvé' / 'L'article que vous tentez de modifier n'existe pas.'"
  },

  // Editor
  'editor-round-trip': {
    section: 'issue 4',
    sentence:
      'Visual editing and HTML source: tables, figures, iframes and classes survive an edit in between.'
  },
  'editor-inert': { section: 'issue 4', sentence: 'The visual surface and the preview run no script.' },
  'editor-preview': { section: 'issue 4', sentence: 'A live preview follows title and content.' },
  'draft-restored': {
    section: 'issue 4',
    sentence: 'A draft is kept in the browser, and offered, not imposed.'
  },
  'draft-never-overwrites': {
    section: 'issue 4',
    sentence: 'Restoring a draft never loses what was typed since.'
  },
  'leave-guard': { section: 'issue 4', sentence: 'Leaving unsaved work asks first.' },

  // Automatic articles
  'auto-status': {
    section: '§2, §4',
    sentence: "Status ('En cours' when isRunning, otherwise 'En attente'), next run; refreshed every 30 s."
  },
  'auto-disabled': { section: '§4', sentence: 'The manual trigger is disabled while it is running.' },
  'auto-runs': {
    section: 'issue 4',
    sentence: 'Failures are shown with their cause, and when the next attempt is.'
  },
  'auto-missing': { section: '§8', sentence: "'Impossible de récupérer le statut'." },
  'auto-test': {
    section: '§8',
    sentence: "'Article de test généré', else 'Impossible de générer l'article de test.'"
  },
  'auto-trigger': {
    section: '§8',
    sentence: "'Génération déclenchée', else 'Impossible de déclencher la génération.'"
  },

  'auto-code': {
    section: 'R 13',
    sentence: 'The status is asked for with the code in a header, never in the address.'
  },
  'auto-wrong-code': {
    section: 'R 17, §8',
    sentence: 'With a wrong code the page is there, and status and generation fail with their messages.'
  },
  'auto-written': {
    section: 'R 20, issue 4',
    sentence: 'A test article and one ordered by hand are on the blog, and shown as written without a reload.'
  },

  // Everywhere
  'no-sideways-scroll': {
    section: 'issue 4',
    sentence: 'None of these screens scrolls sideways at 320, 390, 768 and 1440 px.'
  },
  'axe-clean': { section: 'issue 4', sentence: 'axe finds nothing on any of these screens.' },
  'keyboard-complete': {
    section: 'issue 4',
    sentence: 'An article is written, pinned and deleted with the keyboard alone.'
  }
} as const satisfies Record<string, Requirement>

export type RequirementId = keyof typeof blogAndAdmin
