import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Replaces the current entry of the history instead of adding one. */
  replace?: boolean
  state?: unknown
}

/**
 * A link within the site: a real link, followed without loading the document anew unless the visitor asks for a new tab or
 * window. The router's own brings its data mode along (decision 31).
 */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target })
  })
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={href} target={target} onClick={press} />
}

/**
 * A link that says where the visitor is: aria-current on its page, and on the pages below it. `above`: a path that, with its pages,
 * is below it too, whatever their addresses begin with.
 */
export function NavLink({ above, ...props }: LinkProps & { above?: string | undefined }) {
  const { pathname } = useResolvedPath(props.to)
  const here = useLocation().pathname
  const isBelow = (path: string) => path !== '/' && here.startsWith(`${path}/`)
  const isHere =
    here === pathname || isBelow(pathname) || (above !== undefined && (here === above || isBelow(above)))
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />
}
