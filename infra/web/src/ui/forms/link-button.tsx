import { Link } from '@site/web/platform'
import type { MouseEventHandler, ReactNode } from 'react'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { ExternalLink } from '../text/external-link.tsx'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-look.ts'

type LinkButtonProps = ButtonLook & {
  children: ReactNode
  icon?: IconName | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** What a page of the site finds in its entry of the history. */
  state?: unknown
} & ({ to: string; href?: never } | { href: string; to?: never })

/** A link that looks like a button: `to` inside the site, `href` outside (new tab, with the arrow that says so), or a `mailto:`. */
export function LinkButton({ children, icon, onClick, to, href, state, ...look }: LinkButtonProps) {
  const shared = { className: buttonClass(look), ...(onClick && { onClick }) }
  const lead = icon && <Icon name={icon} />
  if (to !== undefined)
    return (
      <Link to={to} state={state} {...shared}>
        {lead}
        {children}
      </Link>
    )
  if (href.startsWith('mailto:'))
    return (
      <a href={href} {...shared}>
        {lead}
        {children}
      </a>
    )
  return (
    <ExternalLink href={href} {...shared}>
      {lead}
      {children}
      <Icon name="arrow-up-right" className={styles.arrow} />
    </ExternalLink>
  )
}
