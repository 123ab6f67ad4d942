import { Link, type Toast, type ToastAction } from '@site/web/platform'
import { type PointerEvent, useEffect, useRef } from 'react'
import { SWIPE_THRESHOLD } from '../carousel/swipe.tsx'
import { classNames } from '../class-names.tsx'
import { IconButton } from '../forms/button.tsx'
import { Icon, type IconName } from '../pictures/icon.tsx'
import styles from './toaster.module.css'

interface ToastCardProps {
  toast: Toast
  /** Focus is in the region of notifications. */
  isFocused: boolean
  onDismiss: () => void
  onPause: () => void
  onResume: () => void
}

const SIGNS: Record<Toast['tone'], IconName> = { success: 'check', error: 'alert', info: 'chat' }

/** One toast. Its timer pauses while the pointer is over it or focus is in its region. Dragging it 50 px to the right dismisses it. */
export function ToastCard({ toast, isFocused, onDismiss, onPause, onResume }: ToastCardProps) {
  const pauseReasons = usePauseReasons(onPause, onResume)
  const swipe = useSwipeAway(onDismiss)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pauseReasons` keeps its reasons in a ref
  useEffect(() => {
    if (isFocused) pauseReasons.add('focus')
    else pauseReasons.remove('focus')
  }, [isFocused])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toast is no group of form fields
    <div
      role="group"
      data-toast
      aria-label="Notification"
      data-surface="nuit"
      className={classNames(styles.toast, toast.tone !== 'info' && styles[toast.tone])}
      onPointerEnter={() => pauseReasons.add('pointer')}
      {...swipe}
      onPointerLeave={() => pauseReasons.remove('pointer')}
    >
      <span className={styles.sign}>
        <Icon name={SIGNS[toast.tone]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
        {toast.actions && <Actions actions={toast.actions} onDone={onDismiss} />}
      </div>
      <IconButton icon="close" label="Fermer la notification" onClick={onDismiss} />
    </div>
  )
}

function Actions({ actions, onDone }: { actions: readonly ToastAction[]; onDone: () => void }) {
  return (
    <p className={styles.actions}>
      {actions.map((action) =>
        'to' in action ? (
          <Link key={action.label} to={action.to} onClick={onDone}>
            {action.label}
          </Link>
        ) : (
          <button
            key={action.label}
            type="button"
            onClick={() => {
              onDone()
              action.run()
            }}
          >
            {action.label}
          </button>
        )
      )}
    </p>
  )
}

/** The timer is paused while at least one reason is active; two reasons can be active at once. */
function usePauseReasons(onPause: () => void, onResume: () => void) {
  const reasons = useRef(new Set<string>())
  // A card may unmount while it is being read, when its dialog closes. The timer of its toast must then resume.
  useEffect(() => {
    const activeReasons = reasons.current
    return () => {
      if (activeReasons.size > 0) onResume()
      activeReasons.clear()
    }
  }, [onResume])
  return {
    add(reason: string) {
      if (reasons.current.size === 0) onPause()
      reasons.current.add(reason)
    },
    remove(reason: string) {
      if (reasons.current.delete(reason) && reasons.current.size === 0) onResume()
    }
  }
}

function useSwipeAway(onDismiss: () => void) {
  const startX = useRef<number | null>(null)
  const end = (event: PointerEvent<HTMLElement>) => {
    startX.current = null
    event.currentTarget.style.translate = ''
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('a, button')) return
      startX.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return
      event.currentTarget.style.translate = `${Math.max(0, event.clientX - startX.current)}px 0`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return
      const distance = event.clientX - startX.current
      end(event)
      if (distance >= SWIPE_THRESHOLD) onDismiss()
    },
    onPointerCancel: end
  }
}
