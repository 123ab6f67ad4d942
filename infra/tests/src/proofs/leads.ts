import { edit, type NamedTest, type Proof } from './proof.ts'

const journey = (file: string, number: string): NamedTest => ({
  project: 'journeys',
  file: `infra/tests/src/journeys/${file}.journey.test.ts`,
  name: `${number} `
})
/** Its checks follow one another: the first one leaves five leads. */
const screen = (number: string, ...after: string[]): NamedTest => ({
  ...journey('leads/leads', number),
  after: ['LEADS-7 ', ...after.map((one) => `${one} `)]
})
const unit = (file: string, name: string): NamedTest => ({ project: 'unit', file, name })
const integration = (file: string, name: string): NamedTest => ({
  project: file.includes('.integration.') ? 'integration' : 'unit',
  file,
  name
})

const RULES = 'mf-chat/src/popup/popup-rules.ts'
const TIMINGS = 'mf-chat/src/chat/state/chat-store.ts'
const SENDING = 'mf-chat/src/contact/use-contact-sending.ts'
const LEADS = 'mf-admin/src/leads/data/use-leads.ts'
const RETENTION = 'infra/contracts/src/site/retention.ts'
const ARCHIVE = 'svc-leads/src/retention/archive.ts'

const opensOutOfTurn = edit(
  'mf-chat/src/popup/use-turn.ts',
  '!isOpen && isWanted && !anotherIsOpen',
  '!isOpen && isWanted'
)

/** Chat, pop-up, capture, the lead screen, and what the law asks. */
export const leads: Proof[] = [
  {
    id: 'popup-early',
    without: 'The pop-up comes a second early.',
    edits: [edit(RULES, 'export const POPUP_DELAY = 30_000', 'export const POPUP_DELAY = 29_000')],
    test: journey('chat/popup', 'POPUP-1'),
    says: /expected true to be false/
  },
  {
    id: 'popup-forgets',
    without: 'That the pop-up was closed is not remembered.',
    edits: [edit('mf-chat/src/popup/popup-store.ts', '      memory.write()\n', '')],
    test: journey('chat/popup', 'POPUP-3'),
    says: /expected true to be false/
  },
  {
    id: 'popup-over-chat',
    without: 'On a phone the pop-up comes over an open chat: neither its rule nor its turn keeps it back.',
    edits: [
      edit(
        RULES,
        'return !isMobile || !(isChatOpen || isQuietAfterChat)',
        'return !isMobile || !isQuietAfterChat || isChatOpen'
      ),
      opensOutOfTurn
    ],
    test: journey('chat/popup', 'POPUP-6'),
    says: /expected true to be false/
  },
  {
    id: 'quiet-short',
    without: 'The pop-up waits 20 s after the chat instead of 30.',
    edits: [edit(RULES, 'export const QUIET_AFTER_CHAT = 30_000', 'export const QUIET_AFTER_CHAT = 20_000')],
    test: journey('chat/popup', 'POPUP-7'),
    says: /expected true to be false/
  },
  {
    id: 'popup-over-login',
    without: 'The pop-up does not wait for its turn among dialogs.',
    edits: [opensOutOfTurn],
    test: journey('chat/popup', 'POPUP-9'),
    says: /expected true to be false/
  },
  {
    id: 'names-sent-empty',
    without: 'An empty name is sent as it is.',
    edits: [
      edit(
        'mf-chat/src/contact/contact-body.ts',
        'lastName: values.nom.trim() || POPUP_DEFAULTS.name',
        'lastName: values.nom.trim()'
      )
    ],
    test: journey('chat/popup', 'POPUP-14'),
    says: /\[ Array\(1\) \] to deeply equal \[ Array\(1\) \]/
  },
  {
    id: 'first-touch-lost',
    without: 'The campaign of the landing page is not sent.',
    edits: [edit(SENDING, 'pageUrl: readPageUrl(), ...readFirstTouch()', 'pageUrl: readPageUrl()')],
    test: journey('chat/popup', 'POPUP-16'),
    says: /…\(8\) \} to match object \{ firstName: 'Ada', …\(9\) \}/
  },
  {
    id: 'greeting-late',
    without: 'The chat greets after 1.6 s instead of 1.5.',
    edits: [edit(TIMINGS, 'greeting: 1500', 'greeting: 1600')],
    test: journey('chat/panel', 'CHAT-16'),
    says: /Timeout/
  },
  {
    id: 'view-early',
    without: 'A topic shows after 1.1 s instead of 1.2.',
    edits: [edit(TIMINGS, 'topic: 1200', 'topic: 1100')],
    test: journey('chat/panel', 'CHAT-20'),
    says: /appointment: expected 1 to be \+0/
  },
  {
    id: 'panel-narrow',
    without: 'The panel is 380 px wide instead of 400.',
    edits: [edit('mf-chat/src/chat/chat-panel.module.css', '  width: 400px;\n', '  width: 380px;\n')],
    test: journey('chat/panel', 'CHAT-7'),
    says: /expected 380 to be 400/
  },
  {
    id: 'page-not-locked',
    without: 'The page scrolls under the full-screen chat.',
    edits: [
      edit(
        'mf-chat/src/chat/use-panel.ts',
        '  useScrollLock(isOpen && isMobile)\n',
        '  useScrollLock(false)\n'
      )
    ],
    test: journey('chat/panel', 'CHAT-8'),
    says: /expected false to be true/
  },
  {
    id: 'composition-sent',
    without: 'The Enter that ends a composition sends the message.',
    edits: [
      edit(
        'mf-chat/src/chat/composer.tsx',
        "event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)",
        "event.key !== 'Enter' || event.shiftKey"
      )
    ],
    test: journey('chat/panel', 'CHAT-29'),
    says: /expected '' to be 'Bonjour,/
  },
  {
    id: 'trap-in-the-way',
    without: 'The keyboard meets the trap.',
    edits: [edit('mf-chat/src/contact/honeypot.tsx', '        tabIndex={-1}\n', '')],
    test: journey('chat/forms', 'FORM-6'),
    says: /expected \+0 to be -1/
  },
  {
    id: 'consent-ticked',
    without: 'The consent of the chat’s forms is ticked beforehand.',
    edits: [
      edit(
        'mf-chat/src/chat/views/use-chat-form.ts',
        "{ email: '', telephone: '', consent: false, website: '' }",
        "{ email: '', telephone: '', consent: true, website: '' }"
      )
    ],
    test: journey('chat/forms', 'FORM-5'),
    says: /expected true to be false/
  },
  {
    id: 'resent-under-another-key',
    without: 'A form that is sent again is sent under another key.',
    edits: [
      edit(
        'mf-chat/src/contact/submission-keys.ts',
        'if (last?.fingerprint !== fingerprint) last =',
        'last ='
      )
    ],
    test: journey('chat/forms', 'FORM-13'),
    says: /expected '[0-9a-f-]{36}' to be '[0-9a-f-]{36}'/
  },
  {
    id: 'booking-after-the-answer',
    without: 'The booking page opens only once the appointment was taken.',
    edits: [
      edit(
        'mf-chat/src/chat/views/use-chat-form.ts',
        "    if (kind === 'appointment') window.open(bookingUrl, '_blank', 'noopener')\n",
        ''
      ),
      edit(
        'mf-chat/src/chat/views/use-chat-form.ts',
        '    await sending.send((origin) => chatBody(kind, values, origin))\n',
        "    const outcome = await sending.send((origin) => chatBody(kind, values, origin))\n    if (kind === 'appointment' && outcome === 'sent') window.open(bookingUrl, '_blank', 'noopener')\n"
      )
    ],
    test: journey('chat/forms', 'FORM-11'),
    says: /Timeout 30000ms exceeded while waiting for event "page"/
  },
  {
    id: 'polled-late',
    without: 'The lead screen asks every 6 s instead of 5.',
    edits: [edit(LEADS, 'export const LEADS_POLLING = 5000', 'export const LEADS_POLLING = 6000')],
    test: screen('LEADS-14'),
    says: /expected 2 to be 3/
  },
  {
    id: 'live-ignored',
    without: 'What the live stream tells does not renew the list.',
    edits: [edit(LEADS, '    void refetch()\n  })\n', '  })\n')],
    test: screen('LEADS-16'),
    says: /to be less than 1000/
  },
  {
    id: 'list-read-whole',
    without: 'The list is asked for without its entity tag.',
    edits: [
      edit('mf-admin/src/leads/data/lead-reader.ts', "    ...(etag ? { 'if-none-match': etag } : {})\n", '')
    ],
    test: screen('LEADS-15'),
    says: /expected 200 to be 304/
  },
  {
    id: 'refusal-polled',
    without: 'A refused code is asked about for ever.',
    edits: [
      edit(
        LEADS,
        'return isRefused(error) ? false : LEADS_POLLING',
        'return isRefused(error) ? 1000 : LEADS_POLLING'
      )
    ],
    test: screen('LEADS-13'),
    says: /to have a length of 5 but got \d/
  },
  {
    id: 'code-kept-in-the-browser',
    without: 'The browser keeps the code.',
    edits: [
      edit(
        'mf-admin/src/access/use-admin-code.ts',
        "  return parameters.get('code') || null\n",
        "  sessionStorage.setItem('code', parameters.get('code') ?? '')\n  return parameters.get('code') || null\n"
      )
    ],
    test: screen('LEADS-19'),
    says: /not to match .*code-des-parcours/
  },
  {
    id: 'formulas-live',
    without: 'A formula in a lead is exported as one.',
    edits: [
      edit(
        'mf-admin/src/leads/data/leads-csv.ts',
        '/^[\\s\\0]*[=+\\-@\\t\\r]/.test(value)',
        '/^never$/.test(value)'
      )
    ],
    test: screen('LEADS-24'),
    says: /to contain .*=1\+1/
  },
  {
    id: 'deletion-without-the-code',
    without: 'The code travels in another field of a deletion.',
    edits: [
      edit(
        'mf-admin/src/leads/use-lead-actions.ts',
        'params: { id: lead.id }, body: { adminCode }',
        "params: { id: lead.id }, body: { adminCode: '' }"
      )
    ],
    test: screen('LEADS-22', 'LEADS-16'),
    says: /Timeout/
  },
  {
    id: 'shortcuts-in-fields',
    without: 'A letter typed in a field is a shortcut.',
    edits: [
      edit(
        'mf-admin/src/leads/use-shortcuts.ts',
        "  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return\n",
        "  if (target instanceof Element && target.closest('[contenteditable]')) return\n"
      )
    ],
    test: screen('LEADS-28'),
    says: /to be 'example j\?e'/
  },
  {
    id: 'kept-three-years',
    without: 'Leads stay in the list for three years, whatever the legal pages promise.',
    edits: [edit(RETENTION, '  leadYears: 2,\n', '  leadYears: 3,\n')],
    test: unit(
      'mf-marketing/src/legal/legal-promises.test.ts',
      'about leads, their archive, suspects, repeated submissions and the audit'
    ),
    says: /3 ans/
  },
  {
    id: 'archived-for-six-years',
    without: 'The archive keeps leads for six years.',
    edits: [edit(RETENTION, '  archiveYears: 5,\n', '  archiveYears: 6,\n')],
    test: integration(
      'svc-leads/src/retention/retention.test.ts',
      'leaves of every age of lead what it should, and a second run changes nothing'
    ),
    says: /\{ Object \(archived, archivesErased, \.\.\.\) \} to deeply equal/
  },
  {
    id: 'stranger-renews',
    without: 'A suspect submission counts as a sign of life of its address.',
    edits: [edit(ARCHIVE, "          .where('recent.is_suspect', false)\n", '')],
    test: integration(
      'svc-leads/src/retention/retention.test.ts',
      'leaves of every age of lead what it should, and a second run changes nothing'
    ),
    says: /\{ Object \(archived, archivesErased, \.\.\.\) \} to deeply equal/
  },
  {
    id: 'erased-in-the-list-alone',
    without: 'Erasing a person leaves the archive as it is.',
    edits: [
      edit(
        'svc-leads/src/personal-data/erase-person.ts',
        "    await archivedLeadsTable(trx).whereIn('id', ids(person.archived)).delete()\n",
        ''
      )
    ],
    test: integration(
      'svc-leads/src/personal-data/personal-data.test.ts',
      'exports everything and erases all of it: the address is then in no table'
    ),
    says: /archived_leads/
  },
  {
    id: 'trap-told',
    without: 'A filled trap is told like a lead.',
    edits: [
      edit('svc-leads/src/contact/capture-lead.ts', '        .filter(({ lead }) => !lead.isSuspect)\n', '')
    ],
    test: integration(
      'svc-leads/src/contact/contact.test.ts',
      'accepts a filled trap like any other and keeps it out of the list, the events and the notices'
    ),
    says: /expected \{ n: 1 \} to deeply equal \{ n: \+?0 \}/
  },
  {
    id: 'consent-inferred',
    without: 'Consent is taken as given.',
    edits: [
      edit(
        'svc-leads/src/contact/capture-lead.ts',
        'consentAt: contact.consent ? now : null',
        'consentAt: now'
      )
    ],
    test: integration('svc-leads/src/contact/contact.test.ts', 'never infers consent'),
    says: /to be null/
  },
  {
    id: 'signature-without-time',
    without: 'The webhook’s signature does not cover its timestamp.',
    edits: [
      edit(
        'svc-leads/src/notices/webhook.ts',
        'signWebhook(secret, timestamp, body)}',
        "signWebhook(secret, '', body)}"
      )
    ],
    test: integration('svc-leads/src/notices/notices.test.ts', 'signs the webhook over timestamp and body'),
    says: /expected 'sha256=.* to be 'sha256=/
  },
  {
    id: 'mail-sent-for-ever',
    without: 'A mail whose fate nobody knows is sent until it is confirmed.',
    edits: [
      edit(
        'svc-leads/src/notices/notice-repository.ts',
        '    if (row.attempts >= notice.maxUnknown) {\n',
        '    if (row.attempts >= 1000) {\n'
      )
    ],
    test: integration(
      'svc-leads/src/notices/notices.test.ts',
      'sends at most twice, as the same message, when the confirmation is lost'
    ),
    says: /to have a length of 2 but got/
  },
  {
    id: 'accents-matter',
    without: 'The search tells é from e.',
    edits: [edit('svc-leads/src/search/search-text.ts', ".normalize('NFKD')", ".normalize('NFKC')")],
    test: integration(
      'svc-leads/src/leads/leads.test.ts',
      'finds by name, e-mail and words of both, without case or accents'
    ),
    says: /\[\] to deeply equal \[ 'Jean-Noël' \]/
  }
]
