import { Outlet } from '@site/web/host'
import { Toaster } from '@site/web/ui/feedback/toaster'
import { content } from '../context/content.ts'
import { LoginModal } from '../layout/login-modal.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import { WidgetSlots } from '../remote-slot/widget-slots.tsx'
import { NavigationEffects } from './navigation-effects.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PreviewBadge } from './preview-badge.tsx'

export const MAIN_ID = 'contenu'

/** The frame around every page. */
export function Layout() {
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {content.skipLink}
      </a>
      <NavigationEffects mainId={MAIN_ID} />
      <NavigationProgress />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <WidgetSlots />
      <LoginModal />
      <Toaster />
      <PreviewBadge />
    </>
  )
}
