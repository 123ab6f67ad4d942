import { plural } from '@site/web/ui/text/plural'

/** The screens that the rail leads to. `key`: what follows G on the keyboard (ADMIN-22); `scope`: what a code must open (ADMIN-18). */
export const screens = [
  { id: 'leads', path: '/admin/leads', label: 'Leads', icon: 'mail', key: 'l', scope: 'leads' },
  { id: 'deliveries', path: '/admin/deliveries', label: 'Envois', icon: 'send', key: 'e', scope: 'leads' },
  { id: 'articles', path: '/admin/manage', label: 'Articles', icon: 'pages', key: 'a', scope: 'articles' },
  { id: 'auto', path: '/admin/auto', label: 'Automatique', icon: 'clock', key: 'm', scope: 'articles' },
  { id: 'write', path: '/admin/create', label: 'Rédiger', icon: 'edit', key: 'r', scope: 'articles' }
] as const

/** The screens beside those of the rail: by the keyboard, the palette, and links where they are wanted. */
export const allScreens = [
  ...screens,
  { id: 'persons', path: '/admin/persons', label: 'Personnes', icon: 'search', key: 'n', scope: 'leads' }
] as const

export const frameCopy = {
  navigation: 'Administration',
  portal: 'Portail d’administration',
  portalOf: (siteName: string) => `${siteName}, portail d’administration`,
  portalKey: 'p',
  search: 'Chercher',
  searchKeys: 'Ctrl\u00a0K',
  audience: 'Provenance des leads',
  site: 'Voir le site',
  leave: 'Quitter',
  fresh: (count: number) => plural(count, 'nouveau', 'nouveaux'),
  freshAtLeast: (count: number) => `plus de ${plural(count, 'nouveau', 'nouveaux')}`
}

export const liveCopy = {
  open: 'En direct',
  connecting: 'Connexion…',
  waiting: 'Reconnexion…',
  refused: 'Code non accepté\u00a0: rien ne s’actualise. Quittez pour en saisir un autre.'
}
