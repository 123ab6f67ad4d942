import { OWN_FRAME_ID } from '@site/contracts/federation/frame'
import { Outlet } from '@site/web/host'
import { useLocation } from '@site/web/platform'
import { Toaster } from '@site/web/ui/feedback/toaster'
import { content } from '../context/content.ts'
import { useShell } from '../context/shell-context.tsx'
import { LoginModal } from '../layout/login-modal.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import { matchPage } from '../navigation/match-page.ts'
import { WidgetSlots } from '../remote-slot/widget-slots.tsx'
import { NavigationEffects } from './navigation-effects.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PreviewBadge } from './preview-badge.tsx'

export const MAIN_ID = 'contenu'

/**
 * What stands around every page. A page whose route asks for no frame gets what every page needs (skip link, notifications,
 * what a change of page does) and draws the rest itself, beside its content (decision 114). A page with a secret address has no
 * widgets, which would send that address with what a visitor writes there (decision 122).
 */
export function Layout() {
  const { registry } = useShell()
  const { pathname } = useLocation()
  const route = matchPage(registry, pathname)?.route
  const hasFrame = route?.frame !== 'none'
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {content.skipLink}
      </a>
      <NavigationEffects mainId={MAIN_ID} />
      <NavigationProgress />
      {hasFrame ? <SiteHeader /> : <div id={OWN_FRAME_ID} />}
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      {hasFrame && <SiteFooter />}
      {hasFrame && !route?.isSecret && <WidgetSlots />}
      {hasFrame && <LoginModal />}
      <Toaster />
      <PreviewBadge />
    </>
  )
}
