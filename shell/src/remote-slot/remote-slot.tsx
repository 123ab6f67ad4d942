import { useLocation } from '@site/web/platform'
import { Suspense, useSyncExternalStore } from 'react'
import type { Kept } from '../context/kept.ts'
import { useShell } from '../context/shell-context.tsx'
import { KeptMarkup } from './kept-markup.tsx'
import { PageReady } from './page-ready.tsx'
import styles from './slot.module.css'
import { SlotBoundary } from './slot-boundary.tsx'
import { SlotLoading, SlotMessage } from './slot-message.tsx'

interface RemoteSlotProps {
  name: string
  /** './pages/<page>' or './widget'. */
  expose: string
  /** A widget shows nothing while it loads and when it is missing. */
  isQuiet?: boolean
}

/** The place of a remote on the page. Whatever happens to the remote happens in here alone. */
export function RemoteSlot({ name, expose, isQuiet = false }: RemoteSlotProps) {
  const { views } = useShell()
  const kept = useKept(name, expose)
  const read = () => views.state(name, expose)
  const state = useSyncExternalStore(views.subscribe, read, read)
  const retry = () => views.retry(name, expose)
  if (kept && state.status !== 'ready')
    return (
      <>
        <KeptMarkup kept={kept} isLoading={state.status === 'loading'} onRetry={retry} />
        <PageReady />
      </>
    )
  return (
    <div data-mf={name} className={styles.slot}>
      <SlotBoundary key={state.generation} onError={(error) => views.fail(name, expose, error)}>
        <Suspense fallback={isQuiet ? null : <SlotLoading />}>
          {state.status === 'ready' && <state.View />}
          {state.status === 'loading' && !isQuiet && <SlotLoading />}
          {state.status === 'failed' && !isQuiet && <SlotMessage onRetry={retry} />}
          {!isQuiet && state.status !== 'loading' && <PageReady />}
        </Suspense>
      </SlotBoundary>
    </div>
  )
}

/** What the server sent for this very page, where its script did not come. */
function useKept(name: string, expose: string): Kept | null {
  const { kept } = useShell()
  const { pathname } = useLocation()
  const isThis = kept?.remote === name && kept.expose === expose && kept.pathname === pathname
  return isThis ? kept : null
}
