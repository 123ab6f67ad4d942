import { OWN_FRAME_ID } from '@site/contracts/federation/frame'
import { Toaster } from '@site/web/ui/feedback/toaster'
import type { ReactNode } from 'react'
import { content } from '../context/content.ts'
import { LoginModal } from '../layout/login-modal.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import type { OwnedRoute } from '../navigation/match-page.ts'
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
export function Layout({ route, children }: { route: OwnedRoute | undefined; children: ReactNode }) {
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
        {children}
      </main>
      {hasFrame && <SiteFooter />}
      {hasFrame && !route?.isSecret && <WidgetSlots />}
      {hasFrame && <LoginModal />}
      <Toaster />
      <PreviewBadge />
    </>
  )
}
