import type { CodeScope } from '@site/contracts/access/codes'
import { plural } from '@site/web/ui/text/plural'

/** A screen of the administration. `key`: what follows G on the keyboard (ADMIN-22); `scope`: what a code must open (ADMIN-18). */
export interface Screen {
  id: string
  path: string
  label: string
  key: string
  scope: CodeScope
}

/** The screens about leads, as their own navigation names them (ADMIN-28). */
const leadScreens = [
  { id: 'leads', path: '/admin/leads', label: 'Liste', key: 'l', scope: 'leads' },
  { id: 'suspects', path: '/admin/suspects', label: 'Indésirables', key: 'i', scope: 'leads' },
  { id: 'persons', path: '/admin/persons', label: 'Personnes', key: 'n', scope: 'leads' },
  { id: 'audience', path: '/admin/audience', label: 'Provenance', key: 'v', scope: 'leads' },
  { id: 'deliveries', path: '/admin/deliveries', label: 'Envois', key: 'e', scope: 'leads' }
] as const satisfies Screen[]

/** What goes on by itself: the articles of the nights, and what the assistant is asked. */
const autoScreens = [
  { id: 'auto', path: '/admin/auto', label: 'Nuits', key: 'm', scope: 'articles' },
  { id: 'questions', path: '/admin/questions', label: 'Questions', key: 'q', scope: 'articles' }
] as const satisfies Screen[]

/** Who and what may come in. */
const accessScreens = [
  { id: 'codes', path: '/admin/codes', label: 'Codes', key: 'c', scope: 'all' },
  { id: 'tokens', path: '/admin/tokens', label: 'Intégrations', key: 't', scope: 'all' }
] as const satisfies Screen[]

/** Screens that belong together: one item of the rail leads to the first of them, a navigation of their own from one to the other. */
export const sections = [
  { id: 'leads', label: 'Leads', screens: leadScreens },
  { id: 'auto', label: 'Automatique', screens: autoScreens },
  { id: 'access', label: 'Accès', screens: accessScreens }
] as const
export type Section = (typeof sections)[number]
export type SectionScreen = Section['screens'][number]

/** What the rail leads to. */
export const screens = [
  { id: 'leads', path: '/admin/leads', label: 'Leads', icon: 'mail', key: 'l', scope: 'leads' },
  { id: 'articles', path: '/admin/manage', label: 'Articles', icon: 'pages', key: 'a', scope: 'articles' },
  { id: 'auto', path: '/admin/auto', label: 'Automatique', icon: 'clock', key: 'm', scope: 'articles' },
  { id: 'write', path: '/admin/create', label: 'Rédiger', icon: 'edit', key: 'r', scope: 'articles' }
] as const

/** What the rail leads to at its foot: seldom wanted, and by few. */
export const footScreens = [
  {
    id: 'releases',
    path: '/admin/releases',
    label: 'Livraisons',
    icon: 'refresh',
    key: 'd',
    scope: 'releases'
  },
  { id: 'access', path: '/admin/codes', label: 'Accès', icon: 'lock', key: 'c', scope: 'all' }
] as const

/** Every screen that has an address of its own, in the order of the rail: for the keyboard and the palette. */
export const allScreens: readonly Screen[] = screens
  .flatMap((screen): readonly Screen[] => {
    const section = sections.find(({ id }) => id === screen.id)
    // The first is called as its section is.
    return (
      section?.screens.map((one) => (one.id === screen.id ? { ...one, label: screen.label } : one)) ?? [
        screen
      ]
    )
  })
  .concat(footScreens.filter(({ id }) => id === 'releases'))
  .concat(accessScreens.map((one) => (one.id === 'codes' ? { ...one, label: 'Codes nominatifs' } : one)))

export const frameCopy = {
  navigation: 'Administration',
  sectionOf: (section: string) => `${section}\u00a0: écrans`,
  portal: 'Portail d’administration',
  portalOf: (siteName: string) => `${siteName}, portail d’administration`,
  portalKey: 'p',
  search: 'Chercher',
  searchKeys: 'Ctrl\u00a0K',
  site: 'Voir le site',
  leave: 'Quitter',
  fresh: (count: number) => plural(count, 'nouveau', 'nouveaux'),
  freshAtLeast: (count: number) => `plus de ${plural(count, 'nouveau', 'nouveaux')}`,
  replies: (count: number) => plural(count, 'visiteur attend une réponse', 'visiteurs attendent une réponse'),
  repliesAtLeast: (count: number) => `plus de ${frameCopy.replies(count)}`,
  suspects: (count: number) => plural(count, 'envoi mis de côté', 'envois mis de côté'),
  failedDeliveries: (count: number) => plural(count, 'envoi en échec', 'envois en échec')
}

export const liveCopy = {
  open: 'En direct',
  connecting: 'Connexion…',
  waiting: 'Reconnexion…',
  refused: 'Code non accepté\u00a0: rien ne s’actualise. Quittez pour en saisir un autre.'
}
