import type { Site } from '@site/contracts/site/site'
import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { Platform } from './create-platform.ts'

const PlatformContext = createContext<Platform | null>(null)

/** Gives the platform to the tree, and restores the visitor's session once hydration is over. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  useEffect(() => platform.session.restore(), [platform])
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.query}>{children}</QueryClientProvider>
    </PlatformContext>
  )
}

/** The platform of this page. Throws outside a `PlatformProvider`, which happens when two copies of this module are loaded. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('No PlatformProvider above: is @site/web/platform loaded twice?')
  return platform
}

/** Names and addresses of the company. */
export function useSite(): Site {
  return usePlatform().site
}
