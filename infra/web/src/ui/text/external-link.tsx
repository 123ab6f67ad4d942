import type { ComponentProps } from 'react'

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel' | 'href' | 'title'> & { href: string }

/** A link out of the site: new tab, no opener (NAV-21). Its description says so; its name stays the words that are read. */
export function ExternalLink(props: ExternalLinkProps) {
  return <a {...props} target="_blank" rel="noopener" title="Nouvel onglet" />
}
