import type { MenuPlaces, ShownLink } from '@site/contracts/federation/menus'
import type { BrowserRegistry } from '@site/contracts/federation/registry'
import type { Site } from '@site/contracts/site/site'
import { headerContent } from './layout-content.ts'

/** How many links of remotes each menu takes: what a deploy of one is checked against (decision 184). */
export const MENUS = {
  header: 4,
  'footer-offers': 6,
  'footer-company': 8,
  'footer-legal': 6
} as const satisfies MenuPlaces
export type MenuName = keyof typeof MENUS

/** A link in a menu: to a page of the site, or to another site, in a new tab. */
export type HeaderLink = ShownLink | { label: string; order: number; href: string }

export const linksOf = ({ menus }: BrowserRegistry, menu: MenuName): ShownLink[] => menus?.[menu] ?? []

/** What the remotes have in the header (NAV-12, FED-41), and the site of the events, which is no page of ours. */
export const headerLinks = (registry: BrowserRegistry, site: Site): HeaderLink[] =>
  [...linksOf(registry, 'header'), { ...headerContent.events, href: site.eventsUrl }].sort(
    (one, other) => one.order - other.order
  )
