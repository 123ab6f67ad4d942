import { useLocation } from '@site/web/platform'
import { Suspense, useSyncExternalStore } from 'react'
import type { ServerMarkup } from '../context/server-markup.ts'
import { useShell } from '../context/shell-context.tsx'
import { PageReady } from './page-ready.tsx'
import { ServerMarkupView } from './server-markup.tsx'
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

/** The slot of a remote on the page. An error of the remote does not reach beyond it. */
export function RemoteSlot({ name, expose, isQuiet = false }: RemoteSlotProps) {
  const { views } = useShell()
  const serverMarkup = useServerMarkup(name, expose)
  const read = () => views.state(name, expose)
  const state = useSyncExternalStore(views.subscribe, read, read)
  const retry = () => views.retry(name, expose)
  if (serverMarkup && state.status !== 'ready')
    return (
      <>
        <ServerMarkupView
          serverMarkup={serverMarkup}
          isLoading={state.status === 'loading'}
          onRetry={retry}
        />
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

/** The server's markup for this page, if its script could not be loaded. */
function useServerMarkup(name: string, expose: string): ServerMarkup | null {
  const { serverMarkup } = useShell()
  const { pathname } = useLocation()
  const isThis =
    serverMarkup?.remote === name && serverMarkup.expose === expose && serverMarkup.pathname === pathname
  return isThis ? serverMarkup : null
}
