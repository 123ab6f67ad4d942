import { type Platform, PlatformProvider } from '@site/web/platform'
import { type ReactNode, StrictMode } from 'react'
import { type Shell, ShellContext } from '../context/shell-context.tsx'

/** The providers above the router, the same on the server and in the browser. */
export function App({
  platform,
  shell,
  children
}: {
  platform: Platform
  shell: Shell
  children: ReactNode
}) {
  return (
    <StrictMode>
      <ShellContext value={shell}>
        <PlatformProvider platform={platform}>{children}</PlatformProvider>
      </ShellContext>
    </StrictMode>
  )
}
