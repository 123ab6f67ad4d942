import type { ComponentProps } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel' | 'href'> & { href: string }

/** A link out of the site: new tab, no opener (SPEC §7), and words that say so to a screen reader. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </a>
  )
}
