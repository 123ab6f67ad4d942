import { type Toast, usePlatform, useStore, useToaster } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ToastCard } from './toast-card.tsx'
import styles from './toaster.module.css'

/**
 * The region of notifications: one toast at a time (SPEC §9). F8 brings focus to it. While a modal dialog is open the
 * rest of the page is inert and lies under it, so the region then lives inside that dialog.
 */
export function Toaster() {
  const { toast, dismiss, pause, resume } = useToaster()
  const region = useRef<HTMLElement>(null)
  const host = useTopDialog(toast)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const content = (
    <section ref={region} tabIndex={-1} aria-label="Notifications (F8)" className={styles.region}>
      <div aria-live="polite" aria-atomic="true">
        {toast?.isOpen && (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} onPause={pause} onResume={resume} />
        )}
      </div>
    </section>
  )
  return host ? createPortal(content, host) : content
}

function useTopDialog(toast: Toast | null): Element | null {
  const { modals } = usePlatform()
  const open = useStore(modals.store, (state) => state.open)
  const [host, setHost] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a modal that opens or closes, or a new toast, are the moments to look again
  useEffect(() => {
    const dialogs = document.querySelectorAll('dialog:modal')
    setHost(dialogs.item(dialogs.length - 1))
  }, [open, toast?.id])
  return host
}
