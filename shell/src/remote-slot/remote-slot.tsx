import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useShell } from '../shell-context.tsx'
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
  const read = () => views.state(name, expose)
  const state = useSyncExternalStore(views.subscribe, read, read)
  return (
    <div data-mf={name} className={styles.slot}>
      <SlotBoundary key={state.generation} onError={(error) => views.fail(name, expose, error)}>
        <Suspense fallback={isQuiet ? null : <SlotLoading />}>
          {state.status === 'ready' && <state.View />}
          {state.status === 'loading' && !isQuiet && <SlotLoading />}
          {state.status === 'failed' && !isQuiet && <SlotMessage onRetry={() => views.retry(name, expose)} />}
          {!isQuiet && state.status !== 'loading' && <PageReady />}
        </Suspense>
      </SlotBoundary>
    </div>
  )
}

/** Stands beside the page, inside its boundary: its effect runs once the page itself is hydrated. */
function PageReady() {
  const { onPageReady } = useShell()
  useEffect(() => {
    onPageReady?.()
  }, [onPageReady])
  return null
}
