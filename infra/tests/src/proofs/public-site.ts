import { edit, type NamedTest, type Proof } from './proof.ts'

const desktop = (number: string): NamedTest => ({
  project: 'journeys',
  file: 'infra/tests/src/journeys/public/desktop.journey.test.ts',
  name: `${number} `
})
const mobile = (number: string): NamedTest => ({
  project: 'journeys',
  file: 'infra/tests/src/journeys/public/mobile.journey.test.ts',
  name: `${number} `
})

const early = (name: string): NamedTest => ({
  project: 'journeys',
  file: 'infra/tests/src/journeys/pages.journey.test.ts',
  name: `does not lose a press on ${name} that comes before its scripts`
})

const HOME = 'mf-marketing/src/pages/home'
const ROUTES = 'mf-marketing/src/remote/routes.ts'
const PANEL = 'mf-marketing/src/pages/seo/evaluation-panel.tsx'
const HEAD = 'shell/src/navigation/head-keeper.ts'
const SCROLL = 'shell/src/navigation/scroll-to-target.ts'
const MOVES = 'shell/src/app/navigation-effects.tsx'
const LOGIN = 'shell/src/layout/login-modal.tsx'
const WORDS = 'shell/src/layout/layout-content.ts'

/** The public pages, by their requirements: one break or more of each kind of promise. */
export const publicSite: Proof[] = [
  {
    id: 'typed-slowly',
    without: 'The headline takes 110 ms a character instead of 100.',
    edits: [edit(`${HOME}/hero/headline-at.ts`, 'export const TYPED = 100', 'export const TYPED = 110')],
    test: desktop('HOME-4'),
    says: /Transformez typed in 1210/
  },
  {
    id: 'strip-starts-early',
    without: 'The logo strip starts after a second instead of 1500 ms.',
    edits: [edit(`${HOME}/hero/client-strip.module.css`, 'linear 1500ms infinite', 'linear 1000ms infinite')],
    test: mobile('HOME-7'),
    says: /to deeply equal \[ \+?0, /
  },
  {
    id: 'claim-changed',
    without: 'A claimed figure says 60 % instead of 70 %.',
    edits: [edit('infra/contracts/src/site/brand.ts', 'timeSaved: 70,', 'timeSaved: 60,')],
    test: desktop('HOME-14'),
    says: /to match \/70 %\//
  },
  {
    id: 'teasers-long',
    without: 'Teasers of small screens are cut at 80 characters instead of 60.',
    edits: [
      edit(
        `${HOME}/cases/case-detail.tsx`,
        'export const TEASER_LENGTH = 60',
        'export const TEASER_LENGTH = 80'
      )
    ],
    test: mobile('HOME-25'),
    says: /expected 81 to be less than or equal to 61/
  },
  {
    id: 'swipe-of-fifty',
    without: 'A swipe of exactly 50 px counts.',
    edits: [
      edit(
        'infra/web/src/ui/carousel/swipe.tsx',
        'Math.abs(deltaX) <= SWIPE_THRESHOLD',
        'Math.abs(deltaX) < SWIPE_THRESHOLD'
      )
    ],
    test: mobile('HOME-28'),
    says: /expected 'Implémentation RAG' to be 'Automatisation RH'/
  },
  {
    id: 'drag-is-a-click',
    without: 'The end of a drag clicks what lies under it.',
    edits: [
      edit(
        'infra/web/src/ui/carousel/use-swipe.tsx',
        '      if (!isDrag) return\n',
        '      if (!isDrag || isDrag) return\n'
      )
    ],
    test: desktop('OFFER-4'),
    says: /Element is not attached|formule-hoteliere/
  },
  {
    id: 'toast-short',
    without: 'A toast stays four seconds instead of five.',
    edits: [
      edit(
        'infra/web/src/platform/stores/toasts.ts',
        'export const TOAST_DURATION = 5000',
        'export const TOAST_DURATION = 4000'
      )
    ],
    test: desktop('TOAST-3'),
    says: /expected \+0 to be 1/
  },
  {
    id: 'opener-leaks',
    without: 'External links do not say noopener.',
    edits: [edit('infra/web/src/ui/text/external-link.tsx', 'rel="noopener"', 'rel="external"')],
    test: desktop('NAV-21'),
    says: /_blank,external/
  },
  {
    id: 'refusal-reworded',
    without: 'The toast of a refused login has another sentence.',
    edits: [edit(WORDS, `description: "Code d'accès incorrect."`, `description: "Code d'accès invalide."`)],
    test: desktop('LOGIN-7'),
    says: /accès inv.*to be 'Erreur de connexion Code d\\'accès inc/
  },
  {
    id: 'empty-login-sent',
    without: 'The login’s button is not disabled while the code is empty.',
    edits: [edit(LOGIN, "disabled={isPending || code === ''}", 'disabled={isPending}')],
    test: desktop('LOGIN-3'),
    says: /expected false to be true/
  },
  {
    id: 'pending-unsaid',
    without: 'The login’s button keeps its words while the code is checked.',
    edits: [edit(LOGIN, '{isPending ? loginContent.pending : loginContent.submit}', '{loginContent.submit}')],
    test: desktop('LOGIN-4'),
    says: /'Se connecter' to be 'Connexion\.\.\.'/
  },
  {
    id: 'header-late',
    without: 'The header changes its style past 20 px instead of 10.',
    edits: [
      edit(
        'shell/src/layout/use-scrolled.ts',
        'export const SCROLL_THRESHOLD = 10',
        'export const SCROLL_THRESHOLD = 20'
      )
    ],
    test: desktop('NAV-13'),
    says: /not to be 'rgb\(/
  },
  {
    id: 'hash-early',
    without: 'A hash is followed after 200 ms instead of 300.',
    edits: [edit(SCROLL, 'const DELAY = 300', 'const DELAY = 200')],
    test: desktop('NAV-5'),
    says: /expected 80 not to be 80/
  },
  {
    id: 'hash-without-focus',
    without: 'The keyboard stays behind when a hash is followed.',
    edits: [edit(SCROLL, '    moveFocus(target)\n', '')],
    test: desktop('NAV-8'),
    says: /Timeout/
  },
  {
    id: 'hash-once',
    without: 'A second press on the same hash does not scroll.',
    edits: [
      edit(
        MOVES,
        '[pathname, hash, key, mainId, scrollLock, navigation]',
        '[pathname, hash, mainId, scrollLock, navigation]'
      )
    ],
    test: desktop('NAV-7'),
    says: /expected \d+ to be 80/
  },
  {
    id: 'top-forgotten',
    without: 'A new page is shown where the last one was scrolled to.',
    edits: [edit(MOVES, "    if (isNewPage && hash === '') window.scrollTo(0, 0)\n", '')],
    test: desktop('NAV-3'),
    says: /expected \d+ to be \+0/
  },
  {
    id: 'focus-left-behind',
    without: 'A change of page leaves the focus where it was.',
    edits: [edit(MOVES, '      document.getElementById(mainId)?.focus({ preventScroll: true })\n', '')],
    test: desktop('NAV-9'),
    says: /Timeout/
  },
  {
    id: 'title-insists-late',
    without: 'The chatbot page’s title is re-forced every 200 ms instead of 100.',
    edits: [edit(HEAD, 'const INSISTENCE = 100', 'const INSISTENCE = 200')],
    test: desktop('BOT-2'),
    says: /'Un autre nom' to be 'Chatbot IA Estrade'/
  },
  {
    id: 'title-not-corrected',
    without: 'A wrong title is put right at 100 and 1000 ms, not at 500.',
    edits: [edit(HEAD, 'const CORRECTIONS = [100, 500, 1000]', 'const CORRECTIONS = [100, 1000]')],
    test: desktop('NAV-11'),
    says: /'Un autre nom' to match/
  },
  {
    id: 'title-not-let-go',
    without: 'A page goes on insisting on its title once it is left.',
    edits: [
      edit(
        HEAD,
        '      for (const timer of timers) clearTimeout(timer)\n      timers = keepTitle',
        '      timers = keepTitle'
      ),
      edit(
        HEAD,
        '      titleOf = () => titleMark?.mark(title) ?? title\n',
        '      const insisted = timers.length === 1 ? titleOf() : title\n      titleOf = () => titleMark?.mark(insisted) ?? insisted\n'
      )
    ],
    test: desktop('NAV-10'),
    says: /not to be 'Chatbot IA Estrade'/
  },
  {
    id: 'missing-page-is-found',
    without: 'An unknown path is answered 200: neither its page nor the shell says otherwise.',
    edits: [
      edit(ROUTES, '    status: 404,\n', ''),
      edit(
        'shell/src/navigation/describe-page.ts',
        "route.status?.(context) ?? (route.path === '*' ? 404 : 200)",
        'route.status?.(context) ?? 200'
      )
    ],
    test: desktop('NAV-2'),
    says: /expected 200 to be 404/
  },
  {
    id: 'offer-listed',
    without: 'Search engines may list the hotel offer.',
    edits: [
      edit(ROUTES, "    page: 'formule-hoteliere',\n    index: false,\n", "    page: 'formule-hoteliere',\n")
    ],
    test: desktop('OFFER-6'),
    says: /noindex/
  },
  {
    id: 'motion-for-everyone',
    without: 'The headline types for who prefers less motion.',
    edits: [
      edit(
        `${HOME}/hero/use-hero-motion.ts`,
        '    () => window.matchMedia(query).matches,\n',
        '    () => false,\n'
      )
    ],
    test: desktop('A11Y-5'),
    says: /to be 'TransformezL’IA/
  },
  {
    id: 'clause-renamed',
    without: 'The privacy policy has no section on security.',
    edits: [
      edit(
        'mf-marketing/src/pages/politique-confidentialite/content.ts',
        "      title: 'Sécurité',\n",
        "      title: 'Divers',\n"
      )
    ],
    test: desktop('LEGAL-2'),
    says: /sécurité/
  },
  {
    id: 'scripted-controls-offered',
    without: 'Without scripts, controls that only scripts answer are offered.',
    edits: [
      edit(
        'infra/web/src/theme/base.css',
        '  [data-scripted] {\n    display: none !important;\n  }\n',
        '  [data-scripted] {\n    opacity: 1;\n  }\n'
      )
    ],
    test: desktop('PAGE-1'),
    says: /Être recontacté: expected 2 to be \+0/
  },
  {
    id: 'early-press-lost',
    without: 'A press on a button that React does not listen to yet is not kept.',
    edits: [edit('shell/src/boot/presses.ts', '    pressed.add(button)\n', '    pressed.delete(button)\n')],
    test: early('a button'),
    says: /Timeout/
  },
  {
    id: 'early-tap-on-a-picture-lost',
    without: 'A tap on the picture of a case is not kept for its button.',
    edits: [
      edit(
        'shell/src/boot/presses.ts',
        "const STANDS_FOR_BUTTON = '[data-pressable]'",
        "const STANDS_FOR_BUTTON = '[data-press]'"
      )
    ],
    test: early('a picture that stands for its button'),
    says: /Timeout/
  },
  {
    id: 'bands-never-laid-out',
    without: 'What is below the first screen waits until it is scrolled to.',
    edits: [edit('shell/src/boot.ts', '  layOutLate(document)\n', '')],
    test: {
      project: 'journeys',
      file: 'infra/tests/src/journeys/pages.journey.test.ts',
      name: 'lays out what is below the first screen soon after the first paint'
    },
    says: /expected 8 to be \+?0/
  },
  {
    id: 'picture-unnamed',
    without: 'The logos of the clients have no name.',
    edits: [
      edit(`${HOME}/hero/client-strip.tsx`, '                  aria-label=', '                  data-name=')
    ],
    test: desktop('A11Y-3'),
    says: /\/: expected \[ …\(7\) \] to deeply equal \[\]/
  },
  {
    id: 'dots-out-of-reach',
    without: 'The keyboard does not reach the dots of the carousels.',
    edits: [
      edit(
        'mf-marketing/src/parts/dots.tsx',
        '            type="button"\n',
        '            type="button"\n            tabIndex={-1}\n'
      )
    ],
    test: desktop('A11Y-2'),
    says: /to deeply equal \[\]/
  },
  {
    id: 'too-wide',
    without: 'A paragraph of the home page does not shrink with the screen.',
    edits: [
      edit(
        `${HOME}/hero/hero.module.css`,
        '.pitch p {\n  max-width: 24.1em;\n',
        '.pitch p {\n  min-width: 420px;\n'
      )
    ],
    test: mobile('A11Y-6'),
    says: /\/ at 320/
  },
  {
    id: 'english-word',
    without: 'A button has an English name.',
    edits: [
      edit(`${HOME}/content/hero.ts`, "pause: 'Suspendre les animations'", "pause: 'Close the animations'")
    ],
    test: desktop('BRAND-2'),
    says: /'Close', 'the'/
  },
  {
    id: 'kept-unnamed',
    without: 'The browser keeps something that the privacy policy does not name.',
    edits: [
      edit(
        `${HOME}/hero/use-headline.ts`,
        '    if (isHeld) return\n',
        "    sessionStorage.setItem('visite', '1')\n    if (isHeld) return\n"
      )
    ],
    test: desktop('DATA-4'),
    says: /\[ 'lucarne_auth', …\(2\) \] to deeply equal/
  },
  {
    id: 'questions-all-open',
    without: 'Several questions may be open at once.',
    edits: [
      edit(
        `${HOME}/faq/faq.tsx`,
        '<details key={item.id} name="faq" className',
        '<details key={item.id} className'
      )
    ],
    test: desktop('HOME-31'),
    says: /to be 1/
  },
  {
    id: 'offer-for-everyone',
    without: 'The hotel card navigates whoever clicks.',
    edits: [
      edit(
        `${HOME}/implementations/implementation-item.tsx`,
        "return () => (isLoggedIn ? navigate(HOTEL_OFFER) : send('open-login', { destination: HOTEL_OFFER }))",
        "return () => (isLoggedIn !== null ? navigate(HOTEL_OFFER) : send('open-login', { destination: HOTEL_OFFER }))"
      )
    ],
    test: desktop('OFFER-1'),
    says: /Timeout/
  },
  {
    id: 'overlay-deaf-to-keyboard',
    without: 'Focus does not reveal a case.',
    edits: [
      edit(
        `${HOME}/cases/use-reveal.ts`,
        "      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setOpen(true),\n",
        '      onFocus: (event: FocusEvent) => event.target.isConnected,\n'
      )
    ],
    test: desktop('HOME-23'),
    says: /\[ false, false, false \] to deeply equal \[ true, true, true \]/
  },
  {
    id: 'evaluation-calls',
    without: 'The SEO evaluation sends what was typed.',
    edits: [
      edit(
        PANEL,
        "    dispatch({ type: 'confirmed' })\n",
        "    dispatch({ type: 'confirmed' })\n    void fetch('/api/evaluation')\n"
      )
    ],
    test: desktop('SEO-9'),
    says: /\[ …\(\d\) \] to deeply equal \[\]/
  },
  {
    id: 'evaluation-remembers',
    without: 'Closing the panel forgets nothing.',
    edits: [
      edit(
        PANEL,
        '  const [state, dispatch] = useReducer(evaluate, emptyEvaluation)\n',
        '  const [state, dispatch] = useReducer(evaluate, kept)\n  kept = state\n'
      ),
      edit(
        PANEL,
        'const { panel } = seoContent\n',
        'const { panel } = seoContent\nlet kept = emptyEvaluation\n'
      )
    ],
    test: desktop('SEO-8'),
    says: /inputValue: Timeout/
  }
]
