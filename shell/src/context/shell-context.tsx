import type { BrowserRegistry } from '@site/contracts/federation/registry'
import { createContext, useContext } from 'react'
import type { RemoteViews } from '../federation/view-state.ts'
import type { Navigation } from '../navigation/navigation.ts'
import type { ServerMarkup } from './server-markup.ts'

/** What the shell's own parts need beside the platform. */
export interface Shell {
  registry: BrowserRegistry
  views: RemoteViews
  /** In the browser alone. */
  navigation?: Navigation
  /** The first page's markup, where only its script is missing; in the browser alone. */
  serverMarkup?: ServerMarkup | null
  /** Called when the page in its slot is hydrated; in the browser alone. */
  onPageReady?: () => void
  /** Loads a view ahead of its slot; in the browser alone. False when no version of the remote works. */
  preload?: (remote: string, expose: string) => Promise<boolean>
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('No ShellContext above')
  return shell
}
