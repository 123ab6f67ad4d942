/** One sentence of the specification (or of RESOLUTIONS, 'R n') that a person can see kept in a browser. */
export interface Requirement {
  section: string
  sentence: string
}

/**
 * What SPEC §2, §4, §5, §7, §8 and §9 say of the chat, the pop-up and the lead screen, with RESOLUTIONS 1 to 12 and 34 to
 * 43 where a browser shows them. Each id stands in the title of a test of journeys/chat or journeys/leads;
 * chat-and-leads.test.ts holds that none is missing.
 */
export const chatAndLeads = {
  // Chat: the panel
  'chat-launcher': {
    section: '§2',
    sentence: 'A floating button at the bottom right toggles the panel, on all public pages.'
  },
  'chat-not-admin': { section: 'R 15', sentence: 'Neither chat nor pop-up shows under /admin.' },
  'chat-launcher-dark': {
    section: '§2',
    sentence: 'The floating button is seen on every ground, night too.'
  },
  'chat-retreat': {
    section: 'look',
    sentence:
      'The button leaves the page to who scrolls down, comes back at rest, on the way up and for the keyboard.'
  },
  'chat-clear': {
    section: 'look',
    sentence: 'It covers neither the signs of the questions nor the last lines of the footer.'
  },
  'chat-title': { section: '§2', sentence: "Titled 'Assistant' followed by the product name and 'IA'." },
  'chat-width': { section: '§2, §9', sentence: 'The side panel is 400 px wide on desktop.' },
  'chat-full-screen': {
    section: '§2, §9',
    sentence: 'Under 768 px width it goes full screen; at 768 px it does not.'
  },
  'chat-lock': {
    section: '§2',
    sentence: 'Full screen, it locks the scroll of the page; on desktop it does not.'
  },
  'chat-unlock': {
    section: 'R 37',
    sentence: 'The lock is let go when the panel closes, when the window widens and when the page changes.'
  },
  'chat-dialog': {
    section: '§2',
    sentence: 'A dialog: it takes the focus, Escape closes it, the focus goes back to the button.'
  },
  'chat-keyboard': { section: '§2', sentence: 'The whole chat works by keyboard alone.' },
  'chat-reading-order': {
    section: '§2',
    sentence:
      'A screen reader meets title, closing, conversation, options, text box and sending, in this order.'
  },
  'chat-axe': {
    section: '§2',
    sentence: 'axe finds nothing in the panel, in any view, nor in the launcher.'
  },
  'chat-ios': {
    section: '§2',
    sentence: 'On a phone the text box is 16 px at least and stays above the keyboard.'
  },

  // Chat: its conversation
  'chat-greeting-1500': {
    section: '§4, §9',
    sentence: 'On first open a typing indicator shows for 1.5 s, then the greeting.'
  },
  'chat-options-1000': { section: '§4, §9', sentence: 'The option buttons come 1 s after the greeting.' },
  'chat-five-options': {
    section: '§2',
    sentence:
      'Five options: an audit appointment, what the company is, an example of a solution, which sectors, contact us.'
  },
  'chat-first-open-only': { section: 'R 35', sentence: 'The welcome is played on the first open alone.' },
  'chat-view-1200': {
    section: '§4, §9',
    sentence:
      'The welcome leads to about, solution, sectors, contact and appointment after a 1.2 s typing delay.'
  },
  'chat-back': { section: '§4', sentence: "Each sub-view returns to the welcome by its 'Retour' button." },
  'chat-no-double': { section: 'R 35', sentence: 'A double click on an option does nothing twice.' },
  'chat-leaving': { section: 'R 35', sentence: 'Leaving clears the timers.' },
  'chat-reply-1000': {
    section: '§2, §4, §9',
    sentence: 'A typed message is appended and the canned reply arrives 1 s later, in every view.'
  },
  'chat-enter': { section: '§2', sentence: 'Enter sends; shift+Enter does not.' },
  'chat-composition': { section: 'R 35', sentence: 'Enter is ignored during composition.' },
  'chat-blank': { section: '§2', sentence: 'The send button is disabled when the text is blank.' },
  'chat-announced': { section: '§2', sentence: 'Greeting, dots and messages come in live regions.' },

  // Chat: the carousel
  'solution-seven': {
    section: '§2, §9',
    sentence: 'The solution view is a carousel of 7 images, each described.'
  },
  'solution-wraps': { section: '§2, §4', sentence: 'Its arrows wrap in both directions.' },
  'solution-dots': { section: '§2', sentence: 'Its dots lead to each image.' },
  'solution-follows': {
    section: 'look',
    sentence: 'The picture follows the finger, with the next one beside it, and goes back short of 50 px.'
  },
  'solution-swipe': {
    section: '§2, §9',
    sentence: 'On mobile a swipe of more than 50 px changes the image, and wraps.'
  },

  // Chat: its forms
  'form-email-required': {
    section: '§5',
    sentence: "E-mail required: 'Merci d'indiquer votre email', and nothing is sent."
  },
  'form-contact-body': {
    section: '§7',
    sentence:
      "Contact posts firstName 'Contact', lastName 'Chat', message 'Contact depuis chat/nous-contacter', the phone or null."
  },
  'form-appointment-body': {
    section: '§7',
    sentence: "Appointment posts the same with 'Contact depuis chat/prendre-rdv'."
  },
  'form-proof': {
    section: 'R 4, R 5, R 6',
    sentence:
      'The forms add consent, its version, the page without a code, first-touch UTM and an idempotency key.'
  },
  'form-consent': {
    section: '§5',
    sentence: 'The consent checkbox is shown, unticked, and does not block sending.'
  },
  'form-honeypot': {
    section: 'R 42',
    sentence: 'No person meets the trap: not seen, not reached, not announced.'
  },
  'form-sending': {
    section: '§4',
    sentence: "While sending the button reads 'Envoi...', and a second press sends nothing."
  },
  'form-contact-success': {
    section: '§4, §8',
    sentence: "Contact done: 'Merci ! Vous pouvez aussi nous écrire à {email}' and a 'Retour' button."
  },
  'form-appointment-success': {
    section: '§8',
    sentence:
      "Appointment done: 'Merci ! Nous recontacterons bientôt' and the booking page opens in a new tab."
  },
  'form-failure': {
    section: '§8',
    sentence:
      "Failed: 'Une erreur est survenue. Vous pouvez nous contacter à {email}', and what was typed stays."
  },
  'form-appointment-failure': {
    section: '§8',
    sentence: 'Appointment failed: the booking page still opens.'
  },
  'form-booking-link': { section: 'R 36', sentence: 'The link to the booking page is shown too.' },
  'form-resend': {
    section: 'R 6',
    sentence: 'Sent again after a failure it keeps its key, edited it has another.'
  },
  'form-refused': {
    section: 'R 7',
    sentence:
      'A refused field says why in the server’s French sentence, has the focus, and nothing else failed.'
  },
  'form-focus': {
    section: '§4',
    sentence: 'The button keeps the focus while it sends, and after a failure.'
  },
  'form-command': {
    section: 'R 32',
    sentence: "The home page's contact section opens the chat at its contact view."
  },

  // Pop-up: when
  'popup-30s': { section: '§4, §9', sentence: 'It opens 30 s after page load, not before.' },
  'popup-load-not-route': {
    section: 'R 34',
    sentence: 'The 30 s run from the load of the document, not from a route change.'
  },
  'popup-once-closed': { section: '§4', sentence: 'Closed, it never reopens, on a later load neither.' },
  'popup-once-sent': { section: '§4', sentence: 'Submitted, it never reopens.' },
  'popup-desktop-always': { section: '§4, R 34', sentence: 'On desktop an open chat does not hold it back.' },
  'popup-mobile-chat': { section: '§4', sentence: 'On mobile it is suppressed while the chat is open.' },
  'popup-mobile-quiet': {
    section: '§4, §9',
    sentence: 'On mobile it is suppressed for 30 s after the chat closes, and then it comes.'
  },
  'popup-survives': {
    section: 'R 34',
    sentence: 'Hidden by suppression it is not shown: it comes back with what was typed.'
  },
  'popup-waits': { section: 'R 34', sentence: 'It waits while another modal is open.' },

  // Pop-up: what
  'popup-title': {
    section: '§2',
    sentence: "Titled 'Gagnez du temps avec' followed by the product name and 'IA'."
  },
  'popup-fields': {
    section: '§2',
    sentence: 'Nom, Prénom, Adresse e-mail, Téléphone (optional), Note (optional) and a consent checkbox.'
  },
  'popup-hint': {
    section: '§2',
    sentence: "While the e-mail is empty a hint reads 'Merci d'indiquer votre adresse e-mail'."
  },
  'popup-disabled': {
    section: '§5',
    sentence: 'Submit is disabled while sending or while the e-mail is blank.'
  },
  'popup-defaults': {
    section: '§5, §7',
    sentence:
      "Empty Nom and Prénom are sent as 'Non renseigné', an empty note as 'Contact depuis popup', an empty phone as null."
  },
  'popup-full-body': {
    section: '§7',
    sentence: 'What was typed is sent, trimmed, in the fields of the contract.'
  },
  'popup-first-touch': {
    section: 'R 4',
    sentence:
      'It says the page it was sent from, and the campaign of the landing page after a navigation too.'
  },
  'popup-success': {
    section: '§8',
    sentence: "Success toast: 'Merci ! Nous revenons vers vous rapidement.'"
  },
  'popup-failure': {
    section: '§8',
    sentence: "Failure toast: 'Une erreur est survenue. Veuillez réessayer.'; what was typed stays."
  },
  'popup-refused': {
    section: 'R 7',
    sentence: 'A field the server refuses says so itself and has the focus; no toast speaks of an error.'
  },
  'popup-toast': {
    section: 'look',
    sentence: 'A new try closes the toast of the last; on a phone no toast covers the title or the button.'
  },
  'popup-in-sight': {
    section: 'look',
    sentence: 'Its button is in sight from 640 px of height on, and it stays as large from open to sent.'
  },
  'popup-modal': {
    section: '§2',
    sentence: 'A modal: focus stays inside, the page does not scroll, Escape closes it.'
  },
  'popup-keyboard': { section: '§2', sentence: 'It is filled and sent by keyboard alone.' },
  'popup-reading-order': {
    section: '§2',
    sentence: 'A screen reader meets title, pitch, fields, sending and closing in order.'
  },
  'popup-axe': { section: '§2', sentence: 'axe finds nothing in the open pop-up.' },

  // Lead screen: what it shows
  'leads-no-code': {
    section: '§2',
    sentence: "Without a code: 'Accès non autorisé' with a button back to /admin."
  },
  'leads-title': { section: '§2', sentence: "Titled 'MAIL ENREGISTRÉS'." },
  'leads-columns': {
    section: '§2',
    sentence: 'Columns Date, Source, Nom, Prénom, Email, Téléphone, Note, Consent, UTM Source, Actions.'
  },
  'leads-row': {
    section: '§2',
    sentence: 'A row shows a lead, its source by its label, its date in French long format.'
  },
  'leads-newest-first': { section: 'R 8', sentence: 'Newest first.' },
  'leads-loading': {
    section: '§2, R 9',
    sentence: "Loading row 'Chargement...' on the first load, not on each poll."
  },
  'leads-empty': { section: '§2', sentence: "Empty row 'Aucun résultat trouvé'." },
  'leads-count': {
    section: '§2, R 11',
    sentence: 'A result count with a plural form; 0 and 1 are singular.'
  },
  'leads-search': {
    section: '§2, §7',
    sentence: 'A search box: the list is asked for with `search`, omitted when blank.'
  },
  'leads-source': {
    section: '§2, §7',
    sentence: "A source filter: all, 'Chat - RDV', 'Chat - Contact', 'Pop-up'; `source` is omitted when all."
  },
  'leads-query': { section: '§7', sentence: 'The code travels as query adminCode.' },
  'leads-failure': { section: '§8', sentence: "A list that cannot be had: 'Failed to fetch leads'." },
  'leads-refused': { section: 'R 9', sentence: 'A refused code says so and ends the polling.' },

  // Lead screen: how it keeps up
  'leads-5s': { section: '§4, §9', sentence: 'Refreshed every 5 s.' },
  'leads-304': { section: 'R 9', sentence: 'An unchanged list costs a 304.' },
  'leads-live': { section: 'R 9', sentence: 'A new lead appears within a second.' },
  'leads-keeps-place': { section: 'R 9', sentence: 'Focus, scroll and selection survive a refresh.' },
  'leads-unseen': {
    section: 'R 9',
    sentence: 'Leads that come while nobody looks are marked: in the title, in a badge, on their row.'
  },

  'leads-stores-nothing': {
    section: 'R 9',
    sentence: 'Nothing of the leads, nor the code, is stored by the browser.'
  },

  // Lead screen: what it does
  'leads-copy': {
    section: '§2, §8',
    sentence: "Copy next to email and phone: 'Le texte a été copié dans le presse-papiers.'"
  },
  'leads-delete-asks': {
    section: '§5',
    sentence: "Delete asks 'Êtes-vous sûr de vouloir supprimer ce lead ?'."
  },
  'leads-delete': {
    section: '§7, §8',
    sentence: "DELETE with adminCode in its body; 'Lead supprimé avec succès'; the list is refreshed."
  },
  'leads-delete-failure': { section: '§8', sentence: "'Erreur' / 'Impossible de supprimer le lead'." },
  'leads-csv': {
    section: '§7, R 10',
    sentence:
      "'Exporter CSV': 12 columns, BOM, every value quoted, quotes doubled, formulas defused, leads-{date}.csv."
  },
  'leads-csv-success': { section: '§8', sentence: "'Le fichier CSV a été téléchargé.'" },
  'leads-csv-empty': {
    section: '§8',
    sentence: "Nothing to export: 'Aucune donnée à exporter', and no file."
  },
  'leads-sort': {
    section: 'issue 5',
    sentence: 'Each column but the actions sorts, both ways, and says so.'
  },
  'leads-shortcuts': {
    section: 'issue 5',
    sentence: "Keyboard shortcuts, listed by '?', that can be switched off."
  },
  'leads-keyboard': { section: 'issue 5', sentence: 'Search, copy, delete and export by keyboard alone.' },
  'leads-cards': {
    section: 'look',
    sentence: 'On a phone: cards with name, source, mail and phone to copy, note, delete.'
  },
  'leads-sticky': { section: 'look', sentence: 'Header and date column stay in sight.' },
  'leads-paged': {
    section: 'R 8',
    sentence:
      'A long list is asked for in pages and drawn as needed; the count covers every lead that matches.'
  },
  'leads-csv-whole': { section: 'R 8', sentence: 'The CSV covers every lead that matches, loaded or not.' },
  'leads-sort-whole': { section: 'R 8', sentence: 'A sort covers every lead that matches, loaded or not.' },
  'leads-reading-order': {
    section: 'issue 5',
    sentence: 'A screen reader meets title, filters, count, export, then the table with its headers.'
  },
  'leads-axe': {
    section: 'issue 5',
    sentence: 'axe finds nothing on the screen, with dialogs open, on a phone.'
  }
} as const satisfies Record<string, Requirement>

export type RequirementId = keyof typeof chatAndLeads
