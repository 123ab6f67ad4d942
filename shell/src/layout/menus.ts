import type { ShownLink } from '@site/contracts/federation/menus'
import type { BrowserRegistry } from '@site/contracts/federation/registry'
import type { Site } from '@site/contracts/site/site'
import type { MenuName } from '../federation/grants.ts'
import { headerContent } from './layout-content.ts'

/** A link in a menu: to a page of the site, or to another site, in a new tab. */
export type HeaderLink = ShownLink | { label: string; order: number; href: string }

export const linksOf = ({ menus }: BrowserRegistry, menu: MenuName): ShownLink[] => menus?.[menu] ?? []

/** What the remotes have in the header (NAV-12, FED-41), and the site of the events, which is no page of ours. */
export const headerLinks = (registry: BrowserRegistry, site: Site): HeaderLink[] =>
  [...linksOf(registry, 'header'), { ...headerContent.events, href: site.eventsUrl }].sort(
    (one, other) => one.order - other.order
  )
