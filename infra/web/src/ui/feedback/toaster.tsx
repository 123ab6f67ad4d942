import { type Toast, usePlatform, useStore, useToaster } from '@site/web/platform'
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { ToastCard } from './toast-card.tsx'
import styles from './toaster.module.css'

/**
 * The region of notifications: one toast at a time (TOAST-1). F8 brings focus to it (TOAST-5). While a modal dialog is open the
 * rest of the page is inert and lies under it, so the region then lives inside that dialog.
 */
export function Toaster() {
  const { toast, dismiss, pause, resume } = useToaster()
  const region = useRef<HTMLElement>(null)
  const [host, lookForDialog] = useTopDialog(toast)
  useTakenFocus(region, toast, host)
  const { isInside, handlers, leave } = useFocusInside(region, [toast?.id, host])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      flushSync(lookForDialog) // it may have opened a moment ago, and what lies under it takes no focus
      region.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    // A dialog that comes and goes without a word takes the focus, and gives it back.
    document.addEventListener('focusin', lookForDialog)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', lookForDialog)
    }
  }, [lookForDialog])

  const card = toast?.isOpen && (
    <ToastCard
      key={toast.id}
      toast={toast}
      isFocused={isInside}
      onDismiss={() => {
        leave()
        dismiss()
      }}
      onPause={pause}
      onResume={resume}
    />
  )
  const isError = toast?.tone === 'error'
  const content = (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      className={styles.region}
      data-toasts
      {...handlers}
    >
      {/* Both are there before what they announce: an error at once, the rest when the voice has finished. */}
      <div aria-live="polite" aria-atomic="true">
        {!isError && card}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {isError && card}
      </div>
    </section>
  )
  return host ? createPortal(content, host) : content
}

/** Gives the focus to a toast that is shown in the place of what had it, once no dialog lies above (TOAST-13). */
function useTakenFocus(
  region: RefObject<HTMLElement | null>,
  toast: Toast | null,
  host: Element | null
): void {
  const taken = useRef<number>(null)
  useEffect(() => {
    if (!toast?.isOpen || !toast.takesFocus || host || taken.current === toast.id) return
    taken.current = toast.id
    region.current?.focus({ preventScroll: true })
  }, [region, toast, host])
}

/** Whether focus is in the region, brought there by keyboard, and `leave`, which returns it to where it came from. `moments`: when to look again. */
function useFocusInside(region: RefObject<HTMLElement | null>, moments: unknown[]) {
  const [isInside, setInside] = useState(false)
  const cameFrom = useRef<EventTarget>(null)
  const isReached = (element: Element | null) =>
    element !== null && (region.current?.contains(element) ?? false) && element.matches(':focus-visible')
  const look = () => setInside(isReached(document.activeElement))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element may have been removed with its toast or its dialog, and no event says so
  useEffect(look, moments)
  return {
    isInside,
    handlers: {
      onFocus({ currentTarget, target, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget
        setInside(isReached(target))
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget as Node | null)) setInside(false)
      }
    },
    leave() {
      if (!region.current?.contains(document.activeElement)) return
      const before = cameFrom.current
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      else region.current.focus()
    }
  }
}

/** The modal dialog that lies on top, and `look`, which looks for it again. */
function useTopDialog(toast: Toast | null): [Element | null, () => void] {
  const { modals } = usePlatform()
  const open = useStore(modals.store, (state) => state.open)
  const [host, setHost] = useState<Element | null>(null)
  const look = useCallback(() => {
    const dialogs = document.querySelectorAll('dialog:modal')
    // The one on top has the focus, whatever their order in the page.
    setHost(document.activeElement?.closest('dialog:modal') ?? dialogs.item(dialogs.length - 1))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a modal that opens or closes, or a new toast, are the moments to look again
  useEffect(look, [open, toast?.id])
  return [host, look]
}
